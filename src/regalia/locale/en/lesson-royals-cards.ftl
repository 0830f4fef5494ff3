# The lesson of Royals, the card game: a whole game, won by a hair

lesson-royals-cards-title = Seventeen points, just in time
lesson-royals-cards-pitch = You will play a whole short game: bring Royals to court, attack, block, send assassins, and win.
lesson-royals-cards-end = You begin your turn with 17 points: that is the victory! Bruno had 19, but his turn came too late. Remember: red strikes and black blocks, whoever put it in; keep black cards for your own defence; watch who will reach the goal before their next turn, and strike together. Now play a real game against bots, or learn another one.

## A court is founded

lesson-royals-cards-royal = Everybody has a deck of their own and a hand of six. Your aim: begin a turn with 17 points on the table. Points come from Royals: a jack, queen or king with a number card of the same suit under it. The number is what the Royal is worth.
lesson-royals-cards-royal-task = Play your queen of spades together with the 7♠: click both.
lesson-royals-cards-royal-wrong = Q♠ and 7♠ are of one suit, so they make a Royal worth 7. Play it.
lesson-royals-cards-royal-wrong-hand = Throwing away the hand is for hopeless hands. Yours has a Royal worth 7.

lesson-royals-cards-attack = Bruno and Clara have Royals worth 10 each, and your hand has no second face card. So strike. In an attack everyone but the defender commits a card for each own Royal, the attacker at least one. The defender may commit up to one for each of his.
lesson-royals-cards-attack-task = Attack Bruno, whose turn is next.
lesson-royals-cards-attack-wrong = Let us see how an attack works: choose the attack on Bruno.
lesson-royals-cards-attack-wrong-clara = Clara would be as good a target. But this lesson goes against Bruno.
lesson-royals-cards-attack-wrong-assassin = Assassins come later in this lesson. An attack has the advantage that Clara must add a card, too.
lesson-royals-cards-attack-wrong-hand = A fresh hand is not bad here, but first let us learn to fight. Attack Bruno.

lesson-royals-cards-commit = You have one Royal, so you commit one card, face down. The heart of the game: red numbers attack, black numbers block, no matter who put them in. A block stops one attack that is not higher than itself. Each attack that gets through is a hit.
lesson-royals-cards-commit-task = Commit your highest red number, the 7♥.
lesson-royals-cards-commit-wrong = You want to strike, so a high red number is what you need: the 7♥.
lesson-royals-cards-commit-wrong-black = A black card would block, and so protect the very player you are attacking. Take the 7♥.
lesson-royals-cards-commit-wrong-low = The 2♦ attacks too, but any black card stops it, except an ace. The 7♥ is harder to stop.

## They strike back

lesson-royals-cards-defend = It worked! Bruno’s 5♣ stopped Clara’s 4♦, but your 7♥ got through, and his 10 became a 6. Now he attacks you, and Clara had to add a card as well. For your one Royal you may commit one card.
lesson-royals-cards-defend-task = Commit the 8♣, your best block.
lesson-royals-cards-defend-wrong = The higher the block, the more attacks it can stop. Your best one is the 8♣.
lesson-royals-cards-defend-wrong-red = A red card of yours would be one more attack against yourself! Commit a black one.
lesson-royals-cards-defend-wrong-spade = Keep the spades in hand: you will see in a moment what they are good for. The 8♣ blocks better, too.
lesson-royals-cards-defend-wrong-nothing = You may commit nothing, but two cards lie against you. A block costs little here.

lesson-royals-cards-pair = Everything is revealed: 9♦ from Bruno, 5♥ from Clara, your 8♣. You, the defender, decide which block meets which attack. The 9 is too high for your 8, but the 5 is not.
lesson-royals-cards-pair-task = Stop the red 5 with your black 8.
lesson-royals-cards-pair-wrong = The 8 stops the 5: use it.
lesson-royals-cards-pair-wrong-none = Then both attacks would be hits. The 8 has nothing better to do than to stop the 5.

lesson-royals-cards-hit = The 9 is a hit. For each hit you lose at least one point: you discard a Royal, or you exchange its point card for a lower one of the same suit from your hand. That is why you kept spades.
lesson-royals-cards-hit-task = Put the 5♠ under your queen: you lose only 2 points.
lesson-royals-cards-hit-wrong = The smallest loss is the 5♠ under the queen.
lesson-royals-cards-hit-wrong-lower = That pays for the hit, too, but the 5♠ leaves you a point more.
lesson-royals-cards-hit-wrong-discard = You would lose all 7 points and the Royal. With the 5♠ you lose 2.

## Assassins

lesson-royals-cards-assassin = Danger! Clara has 20 points. If she still has 17 when her turn begins, she wins at once. Send an assassin: you name one Royal, and only you and its owner commit a card each. All hits fall on that Royal.
lesson-royals-cards-assassin-task = Send an assassin to Clara’s Q♣: click that Royal.
lesson-royals-cards-assassin-wrong = Clara must be stopped now. Send an assassin to her Q♣.
lesson-royals-cards-assassin-wrong-jack = The jack is worth 10, too, and as good a target. In this lesson it is the queen’s turn first.
lesson-royals-cards-assassin-wrong-attack = An attack could do it, too, but then Clara chooses where the hits fall and may commit two cards. An assassin names the victim.
lesson-royals-cards-assassin-wrong-bruno = Bruno is harmless for now. Clara, with 20 points, wins on her next turn if nobody stops her.
lesson-royals-cards-assassin-wrong-hand = Then only Bruno stands between Clara and victory. Strike yourself: an assassin to her Q♣.

lesson-royals-cards-dagger = The two cards are compared without further questions: a black card at least as high stops the red one. Two red cards are two hits, even if one of them is the owner’s own.
lesson-royals-cards-dagger-task = Commit your sharpest red card.
lesson-royals-cards-dagger-wrong = Take the highest red number, the 8♥: few blocks stop it.
lesson-royals-cards-dagger-wrong-low = That is red, but low. Your 8♥ is harder to block.
lesson-royals-cards-dagger-wrong-black = Black does not strike, it blocks. For an assassin take red: the 8♥.

lesson-royals-cards-guard = What a blunder: Clara put in a red 6 herself. Two hits; her queen fell from 10 to 5, and Clara to 15. Now Bruno sends an assassin to your Q♠. You must commit a card.
lesson-royals-cards-guard-task = Protect your queen with your highest black card.
lesson-royals-cards-guard-wrong = Black protects, and the higher the better: the 5♣.
lesson-royals-cards-guard-wrong-red = That is just what Clara did: red strikes your own queen. Choose black.

lesson-royals-cards-bystander = Your 5♣ stopped Bruno’s 2♥. Now Clara attacks Bruno, and you are a bystander with one Royal: you must commit one card. Red hurts Bruno, black helps him. What you give away is missing from your hand until your next turn.
lesson-royals-cards-bystander-task = Get rid of the weakest red card, the 2♦.
lesson-royals-cards-bystander-wrong = Give away what you need least: the 2♦.
lesson-royals-cards-bystander-wrong-black = Keep black cards for your own defence. The 2♦ is no loss.
lesson-royals-cards-bystander-wrong-five = That hurts Bruno a little more, but he is no threat. Keep the 5 and give the 2♦.

lesson-royals-cards-again = At the start of your turn you draw up to six again. Clara still leads with 15: one more Royal and she is over the goal. Her jack is worth 10 and is most of her court.
lesson-royals-cards-again-task = Send an assassin to the Royal that hurts Clara most.
lesson-royals-cards-again-wrong = Clara’s J♦, worth 10, is the target that counts.
lesson-royals-cards-again-wrong-queen = The queen is worth 5 only, the jack 10. Aim higher.
lesson-royals-cards-again-wrong-bruno = Bruno has 4 points. The leader is Clara: send the assassin to her J♦.

lesson-royals-cards-strongest = All hits will fall on the jack. If Clara has no lower diamond in hand to put under it, a single hit is the end of it.
lesson-royals-cards-strongest-task = Choose your card yourself: high and red.
lesson-royals-cards-strongest-wrong = The 9♦ is your strongest attack.
lesson-royals-cards-strongest-wrong-low = Red is right, but higher is better: the 9♦.
lesson-royals-cards-strongest-wrong-black = Black would protect the jack. Take the 9♦.

## To the goal

lesson-royals-cards-fresh = Your 9♦ beat her 8♠, and the jack is gone. Since then both have played new Royals. Your K♣ has no club to go with it, so nothing can be built from this hand. There is a fourth action: throw it all away. Until your next turn you then have nothing to commit, not even for defence.
lesson-royals-cards-fresh-task = Discard your whole hand.
lesson-royals-cards-fresh-wrong = One more fight is possible, but it is time to build, and for that you need other cards. Discard the hand.

lesson-royals-cards-second = Lucky: nobody attacked you, and Clara lost 4 points to Bruno. Six fresh cards, and among them a pair that fits, in two ways.
lesson-royals-cards-second-task = Play the most valuable Royal you can.
lesson-royals-cards-second-wrong = Build now: J♦ on the 10♦ is worth 10 points.
lesson-royals-cards-second-wrong-ace = An ace is worth only 1 here. Take the 10♦.

lesson-royals-cards-block = You have 15 points, so you are the target. Clara attacks with three cards, one for each of her Royals. Bruno has thrown away his hand and can add nothing. With two Royals you may commit up to two cards.
lesson-royals-cards-block-task = Commit your only block, the 2♠.
lesson-royals-cards-block-wrong = The 2♠ is the only card that can help you here.
lesson-royals-cards-block-wrong-red = The ace of diamonds would attack yourself. The 2♠ blocks.
lesson-royals-cards-block-wrong-face = Face cards do nothing in a fight, and you can still build Royals with them. Commit the 2♠.
lesson-royals-cards-block-wrong-nothing = A small block is better than none: commit the 2♠.

lesson-royals-cards-enough = You could add a second card, but as the defender, and only then, you may stop whenever you like. All you have left is a red ace and face cards.
lesson-royals-cards-enough-task = Say that it is enough.
lesson-royals-cards-enough-wrong = One block is all you have. Stop here.
lesson-royals-cards-enough-wrong-red = A red ace would be one more attack on you, even if a small one. It is enough.
lesson-royals-cards-enough-wrong-face = It would do nothing there, and in your hand it is a Royal to be. It is enough.

lesson-royals-cards-bluff = Look at that: 2♥, K♥, Q♦. Clara had just one attack; the face cards were a bluff. Three face-down cards look frightening even when two of them do nothing.
lesson-royals-cards-bluff-task = Stop the red 2.
lesson-royals-cards-bluff-wrong = Your 2♠ stops the 2♥: equal is enough.
lesson-royals-cards-bluff-wrong-none = Why take a hit? Your 2♠ is just high enough.

lesson-royals-cards-goal = Not a scratch. You have 15, and 17 at the beginning of a turn win. Not at the end! So more than 17 is wise: the others have one turn each to strike.
lesson-royals-cards-goal-task = Play the Royal that takes you furthest past 17.
lesson-royals-cards-goal-wrong = Build: K♦ on the 7♦ takes you to 22.
lesson-royals-cards-goal-wrong-ace = That makes 16, one too few. With the 7♦ it is 22.

lesson-royals-cards-brace = 22! Bruno has built up to 19, but you are on before him. So it is up to Clara: she attacks you, and Bruno has to join in. Six cards lie against you. Look at your hand: not one black number.
lesson-royals-cards-brace-task = Commit nothing at all.
lesson-royals-cards-brace-wrong = Nothing in your hand can block. Commit nothing.
lesson-royals-cards-brace-wrong-red = Your ace is red: it would be one more hit. Commit nothing.
lesson-royals-cards-brace-wrong-face = Face cards block nothing. Commit nothing.

lesson-royals-cards-gift = Four attacks: 2, 4, 7 and 8. But Clara had to commit three cards and ran out of red ones: her own 2♠ lies there. Black blocks for the defender, whoever put it in.
lesson-royals-cards-gift-task = Use Clara’s black 2 against the red 2.
lesson-royals-cards-gift-wrong = The black 2 lies there for you: stop the red 2.
lesson-royals-cards-gift-wrong-none = Take the gift: every attack stopped is a point saved.

lesson-royals-cards-sacrifice = Three hits, three points to lose. No card in your hand makes that exactly. So count: 22 points now, and 17 must remain. Losses are counted in points, so one Royal worth 5 pays for all three hits.
lesson-royals-cards-sacrifice-task = Find the loss after which you still have 17.
lesson-royals-cards-sacrifice-wrong = Discard the Q♠, worth 5: 17 points remain.
lesson-royals-cards-sacrifice-wrong-big = That costs more than 5 points, and you would fall below 17. Your cheapest loss is the Q♠.

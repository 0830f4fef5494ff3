# The lesson of Royal Wedding: two generations and the beginning of a third

lesson-royal-wedding-title = Weddings, wars and a broken word
lesson-royal-wedding-pitch = Marry off your Heir, haggle over a dowry, win two battles and find out what a promise is worth.
lesson-royal-wedding-end = You have married, haggled, fought, kept your word and seen one broken. It goes on like this until five generations have passed; then the most Prestige wins, and Gold and Military only settle ties. Three things to remember: look at your Challenge before every deal, weddings bind and words do not, and Prestige is best bought late. You are well ahead: play on from here, or try a whole game against the bots.

## Generation 1

lesson-royal-wedding-marriage = You lead a noble house through five generations, and whoever has the most Prestige at the end wins. Gold pays for things, Military fights. You have little of each, but you do have an Heir. Goods change hands only between houses whose Heirs have married, so most plans begin with a wedding.
lesson-royal-wedding-marriage-task = Click Bruno's house, leave “Propose marriage” ticked, add nothing and send it.
lesson-royal-wedding-marriage-wrong = That may come later. Begin with a plain proposal of marriage to Bruno: as long as nobody is married, not a single coin can change hands.
lesson-royal-wedding-marriage-wrong-clara = Clara would do just as well, in another game. In this one you will meet her on the battlefield, so ask Bruno.
lesson-royal-wedding-marriage-wrong-finished = Leave the talks now, and you may well stay alone for this generation: no wedding, no trade. Stay a little.

lesson-royal-wedding-haggle = Bruno is willing, but he wants 3 Gold and gives only 1 Military. Look at your secret Challenge: end the generation with more Military than you began with, and it brings you 5 Gold in all. Military costs 2 Gold apiece to buy, so Bruno's price is steep. Name your own.
lesson-royal-wedding-haggle-task = Choose “Counter …” on Bruno's letter, raise his Military to 2, leave your 3 Gold and send it.
lesson-royal-wedding-haggle-wrong = Other terms might work too. For now keep the marriage, leave your 3 Gold as they are and ask for 2 Military.
lesson-royal-wedding-haggle-wrong-accept = You could, but it is dear: for 2 Gold you can buy 1 Military yourself. Ask for a second one first. He can only say no.
lesson-royal-wedding-haggle-wrong-decline = A plain no ends the conversation. A counter-offer says no and names your price in the same breath.
lesson-royal-wedding-haggle-wrong-greedy = That is less than the 3 Gold he asked for, and he seems to need them. Let him have his 3, and ask for more in return.
lesson-royal-wedding-haggle-wrong-bare = He has just turned down a wedding without a dowry. Leave him his 3 Gold, and ask for 2 Military.

lesson-royal-wedding-bound = He accepts, and the Heirs are married! For this generation, deals between the two of you bind: the game sees to it that they are kept. Make use of that. Bruno is giving soldiers away and would love to be safe from you. You would love some help against Clara.
lesson-royal-wedding-bound-task = Click Bruno: promise “not to attack” him, and ask him for the promise “to help in an attack” on Clara with 1.
lesson-royal-wedding-bound-wrong = That may be worth a thought, but here we want one deal: you do not attack Bruno, and he helps you attack Clara with 1 Military or more.
lesson-royal-wedding-bound-wrong-free = Something for nothing? Bruno has little reason to agree. Offer him peace in return, and ask for 1 Military only.
lesson-royal-wedding-bound-wrong-peace = Peace on both sides is pleasant, but Bruno will be too weak to scare you. His help is worth more.
lesson-royal-wedding-bound-wrong-finished = Not yet: while the talks last, your new family can be bound to help you.

lesson-royal-wedding-honest = Agreed! Now Clara writes: let neither of us attack the other. You are not related, so promises are all you can exchange, and they bind nobody. But you do mean to attack her. No rule punishes a broken word; people do, for they remember it at the next deal.
lesson-royal-wedding-honest-task = Choose “Decline” on Clara's letter.
lesson-royal-wedding-honest-wrong = Clara is waiting for an answer. You are going to attack her, so decline: an honest no costs nothing.
lesson-royal-wedding-honest-wrong-accept = You could say yes and attack her all the same. But for the rest of the game Clara would know what your word is worth.
lesson-royal-wedding-honest-wrong-finished = Her letter would simply lapse. Give her a clear answer first.

lesson-royal-wedding-finished = That is all you need. When everybody is finished, the generation takes its course: what was agreed changes hands, everybody pays and buys, then come the attacks, and last of all the Challenges. Being finished is not final, by the way: a new letter brings you back.
lesson-royal-wedding-finished-task = Choose “I am finished”.
lesson-royal-wedding-finished-wrong = You have offers left, but there is nothing more to be had just now. Finish the talks and see what your deals are worth.

lesson-royal-wedding-attack = The dowry changed hands by itself: 5 Military! The winner of a battle gains as much Prestige as there was Military in the attack; the loser loses as much, but never falls below zero. You have only 1 to lose. Each side then discards half of the Military it used, and your Challenge wants more than 3 left.
lesson-royal-wedding-attack-task = Click Clara's house and attack with 4 Military.
lesson-royal-wedding-attack-wrong = Attack Clara with 4: with Bruno's help that wins a lot, and leaves you enough for your Challenge.
lesson-royal-wedding-attack-wrong-all = Mighty! But with Bruno's 1 that makes 6, and 3 must be discarded. Bruno can bear only 1 of them, so you would keep 3, and your Challenge would fail.
lesson-royal-wedding-attack-wrong-few = That wins less, and less surely. With 4 and Bruno's 1 your side discards 2, one of them Bruno's, so you keep the 4 you need.
lesson-royal-wedding-attack-wrong-none = Peace is safe, but you will seldom have so much to win and so little to lose: at worst 1 Prestige.

lesson-royal-wedding-call = Clara defends with all of her 3 Military. Next the attacker may call for help, and then the defender; everybody else may send Military to one of them. Bruno has no choice: call, and his promise makes him send at least 1. If you do not call, it lapses.
lesson-royal-wedding-call-task = Choose “call for help”.
lesson-royal-wedding-call-wrong = Call for help: Bruno is bound to answer.
lesson-royal-wedding-call-wrong-alone = Then it is 4 against 3, and the promise you bargained for lapses unused.

lesson-royal-wedding-spoils = Each side rolled two dice and added its Military: 16 against 15. You win, by no more than Bruno's help! You attacked with 5 in all, so there are 5 Prestige to divide, and you, as the leader, divide them as you like, for you promised Bruno no share beforehand: that would bind you. But those who are treated well come again.
lesson-royal-wedding-spoils-task = Give Bruno 1 Prestige and keep 4: choose 1.
lesson-royal-wedding-spoils-wrong = A fifth of the army, a fifth of the spoils: give Bruno 1.
lesson-royal-wedding-spoils-wrong-nothing = You are allowed to. But one day you may need Bruno's help when nothing binds him. Give him 1.
lesson-royal-wedding-spoils-wrong-much = How generous! But he sent 1 of 5, so 1 Prestige is a fair share, and Prestige is what wins the game.

lesson-royal-wedding-losses = Victory has its price: half of the 5 Military on your side, rounded down, so 2 must go. Again you divide, but nobody can discard more than they sent. You have 5, and your Challenge wants more than 3 at the end.
lesson-royal-wedding-losses-task = Let Bruno discard 1, so that you discard only 1 yourself: choose 1.
lesson-royal-wedding-losses-wrong = Let Bruno bear 1 of the 2, and your Challenge is safe.
lesson-royal-wedding-losses-wrong-mine = Then you discard both, keep 3 Military, and your Challenge fails.

lesson-royal-wedding-onlooker = Clara has no Prestige left to lose, so she dares it and attacks Bruno with 1. Bruno calls for help. You promised not to attack him; nobody said you would defend him. Whoever sends Military may have to discard it, as the leader decides, and you need all of your 4.
lesson-royal-wedding-onlooker-task = Send nothing: choose 0.
lesson-royal-wedding-onlooker-wrong = Keep your Military at home: your Challenge needs all 4.
lesson-royal-wedding-onlooker-wrong-help = A kind thought. But with your help at least 1 Military must be discarded, and Bruno may well decide that it is yours. Then your Challenge fails.

## Generation 2

lesson-royal-wedding-word = Your Challenge paid 5 Gold. Bruno's wanted a battle won, so now he attacks with +1. In generation two the Heirs are free again. With last time's family you may trade Gold only, and nothing binds. Bruno suggests 2 Gold for 2 Gold, and peace. The swap costs nothing, and your new Challenge wants you to give 2 Gold away.
lesson-royal-wedding-word-task = Choose “Accept” on Bruno's letter, but remember: you have his word, and nothing more.
lesson-royal-wedding-word-wrong = Answer Bruno first: his swap costs you nothing and does what your Challenge asks.
lesson-royal-wedding-word-wrong-decline = Caution is no fault. But the swap fulfils your Challenge, and if he keeps his word it costs you nothing.
lesson-royal-wedding-word-wrong-finished = Then his letter lapses, and with it an easy way to fulfil your Challenge.

lesson-royal-wedding-dowry = Even Clara writes: marriage, 1 Gold as her dowry and the promise to help nobody against you, if you leave her in peace. Wedding and dowry are accepted together or not at all, and all of it binds. Should Bruno forget himself, he would be on his own.
lesson-royal-wedding-dowry-task = Choose “Accept” on Clara's letter.
lesson-royal-wedding-dowry-wrong = Clara's letter is the best thing on the table: accept it before you do anything else.
lesson-royal-wedding-dowry-wrong-decline = You fought her, true, but that was your parents' war. Now she brings Gold and cannot join anyone against you.
lesson-royal-wedding-dowry-wrong-finished = Then your Heir stays unmarried for a whole generation. Answer Clara first.

lesson-royal-wedding-two-kinds = Look at your two deals. The one with Clara binds: it will happen, whatever anybody thinks of it later. The one with Bruno is worth as much as Bruno. While the talks last, the two who made a deal could still change or cancel it together. Others see that you struck deals, but not what they say, unless you show them with “Show …”; only what changes hands is seen by all.
lesson-royal-wedding-two-kinds-task = Choose “I am finished” once more.
lesson-royal-wedding-two-kinds-wrong = Everything useful has been agreed. Finish the talks, and we shall see who keeps their word.

lesson-royal-wedding-honour = Now what was agreed is handed over, in order, and you are first. Where nothing binds, you are asked: 2 Gold for Bruno, yes or no? No rule punishes a no. But your Challenge would fail, and Bruno would hardly pay you then. He may well have a Challenge like yours, for why else should he swap Gold for Gold?
lesson-royal-wedding-honour-task = Choose “keep my word”.
lesson-royal-wedding-honour-wrong = Keep your word: it fulfils your Challenge as well.
lesson-royal-wedding-honour-wrong-break = It would save you 2 Gold for a moment. But then Bruno owes you his 2 no longer, for one's breach frees the other; your Challenge fails, and those whom nobody trusts find no partners.

lesson-royal-wedding-upkeep = Bruno paid, too. Next came maintenance: 1 Gold for every full 3 Prestige, and 2 Prestige lost for each Gold you cannot pay, so always keep some. Military and Prestige now cost 2 Gold each. Prestige can wait: it costs the same at the very end. But with his +1 Bruno is as strong as you, and peace is only his word.
lesson-royal-wedding-upkeep-task = Buy 1 Military and keep the other 3 Gold.
lesson-royal-wedding-upkeep-wrong = Buy 1 Military to guard the Prestige you have.
lesson-royal-wedding-upkeep-wrong-prestige = Prestige wins the game, but it costs no more at the very end, and until then you would pay to keep it. Guard the 5 you have.
lesson-royal-wedding-upkeep-wrong-more = Safer still, but then only 1 Gold is left, and the next maintenance is sure to come. One will do.
lesson-royal-wedding-upkeep-wrong-nothing = Saving is fine. But with his +1 Bruno is as strong as you, and only his word stands between you. Buy one.

lesson-royal-wedding-guard = Now you may attack. Not Clara: that promise binds, so the game will not let you. Bruno is another matter: 5 against 3 looks tempting. But you gave him your word, by now you have 5 Prestige to lose, and his turn comes after yours: Military that you discard in an attack cannot defend you.
lesson-royal-wedding-guard-task = Choose “attack nobody”.
lesson-royal-wedding-guard-wrong = Keep your word this time, and your Military together.
lesson-royal-wedding-guard-wrong-bruno = Tempting, and no rule forbids it. But what would your word be worth afterwards? And whatever you discard is missing when his turn comes.

lesson-royal-wedding-defence = So much for Bruno's word! The half that suited him he kept; now he attacks you with 3, and his +1 makes it 4. You are not married, so nothing holds him back. But if you win, you gain 3 Prestige, and nobody can attack after him: Clara failed her Challenge and may not. Use everything you have.
lesson-royal-wedding-defence-task = Defend with all 5 Military: choose 5.
lesson-royal-wedding-defence-wrong = Defend with all 5: no other attack can come.
lesson-royal-wedding-defence-wrong-less = You will discard half of what you use, so thrift is tempting. But every Military adds 1 to your roll, and 3 Prestige are at stake.
lesson-royal-wedding-defence-wrong-none = Then your dice alone stand against his dice and 4 more. Use what you have.

lesson-royal-wedding-goodwill = The defender may call for help as well. Clara promised not to help Bruno. Whether she helps you is up to her: a marriage binds to nothing but what the two have agreed. But asking is free.
lesson-royal-wedding-goodwill-task = Choose “call for help” and see what happens.
lesson-royal-wedding-goodwill-wrong = Call for help: the worst that can happen is that nobody comes.
lesson-royal-wedding-goodwill-wrong-alone = Too proud? The worst that can happen is that nobody comes.

## Generation 3

lesson-royal-wedding-tie = Clara stayed at home, and still it was 7 against 6: the Military you bought decided it! You gained 3 Prestige. Generation three begins, and Bruno offers peace, on his word again. You know his word by now. But married, he would have to keep it, and your new Challenge wants your Heir married anyway.
lesson-royal-wedding-tie-task = Choose “Counter …” on his letter, tick “Propose marriage”, leave both promises in and send it.
lesson-royal-wedding-tie-wrong = Counter Bruno's letter with the same peace, and a marriage with it. Nothing more is needed to hold him to his word.
lesson-royal-wedding-tie-wrong-accept = Once more on his word alone? The very same peace binds him if it comes with a wedding.
lesson-royal-wedding-tie-wrong-decline = One can see why. But a Bruno who must keep the peace is better than a Bruno with a grudge.
lesson-royal-wedding-tie-wrong-bare = A wedding alone is no peace: only what you agree on binds. Answer his letter and leave both promises in.

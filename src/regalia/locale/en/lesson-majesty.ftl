# The lesson of Majesty: a whole game for two, twelve turns

lesson-majesty-title = Twelve guests for a little realm
lesson-majesty-pitch = A whole game against Bruno: the road and its price, all seven places, an attack, a healing, and the points that decide at the end.
lesson-majesty-end = 202 to 182, and the crown is yours! Look where it came from: 49 points for seven inhabited places, 64 for the biggest crowds, and the rest from guests who found the right company. So begin broadly, then build crowds where the coins are big; keep a Guard for every Knight that may come; and never let a pile of meeples go to somebody else. Next, try three players, where more cards are gone before you are back. Or side B, which is bolder: there the Inn pays for your biggest crowd anywhere, the Castle swaps meeples for points and back, and the most wounded cost ten points.

lesson-majesty-look-realm = Below lies your realm: seven places, from the Mill to the Castle, and beside them the Infirmary, where you hope to see nobody. Everybody plays twelve turns, and then the most points win. Part of them come during the game, but the greater part, as you will see, only in the final reckoning: for places that are inhabited, and for big crowds.
lesson-majesty-arrival = Over twelve turns you invite twelve guests, one each turn, from the road at the top. Every guest moves into the place of their own kind and wakes it up at once. The Mill pays 2 points for each Miller who lives there. The guest at the front of the road costs nothing, and today it is a Miller.
lesson-majesty-arrival-task = Take the Miller at the front of the road.
lesson-majesty-arrival-wrong = A good guest, but not a free one: everybody you walk past costs a meeple. We come to that next turn. Begin with the Miller, who costs nothing.

lesson-majesty-passing = Bruno took a free Miller too. You would like the Brewer, but a Guard stands in front of him. Whoever you walk past gets one of your five meeples. Here that is cheap: the Brewery pays 2 points and 1 meeple for each Brewer, so the meeple comes straight back. Then everybody with a Miller gets 2 points, Bruno as well.
lesson-majesty-passing-task = Take the Brewer, the second card, and leave a meeple with the Guard.
lesson-majesty-passing-wrong = You can reach it, but look what it costs: a meeple for each card you pass. The Brewer is one step away, pays for himself and makes your Miller useful.
lesson-majesty-passing-wrong-split = This one can be a Brewer too, but he stands one step farther: two meeples for what you can have for one.
lesson-majesty-passing-wrong-guard = Free, and not bad. But a lonely Guard brings 2 points, while the Brewer brings 4 with your Miller and gives the meeple back. The Guard will wait.

lesson-majesty-look-price = A word about meeples: you pay first and gain afterwards. With two meeples you cannot reach the fourth card, even if five of them lie on it. So an empty worker card ties you to the front of the road, and one that is full lets you choose. Bruno has four meeples left, and you have five again.
lesson-majesty-gifts = Now two meeples lie on the Guard, yours and one of Bruno's, for he walked past as well. Whoever takes a card takes what lies on it. Your worker card has room for five, and it is full: meeples without room turn into 1 point each when your turn ends. And there is a Guard/Knight on the road. You may need protection soon.
lesson-majesty-gifts-task = Take the Guard at the front, with the two meeples.
lesson-majesty-gifts-wrong = That costs meeples, and the two on the Guard would go to Bruno. Free, with two meeples on top and a sword in the hand: take the Guard.
lesson-majesty-gifts-wrong-knight = Riding out at once is a bold plan, and not a bad one. But it costs four meeples and leaves two to Bruno. First collect, then ride.

lesson-majesty-look-deck = Where do new guests come from? With two players the deck begins with six green cards: they were the first ones on the road. All others are red, 27 of them, and more than half of those are split cards. Three cards will never be turned up, so do not wait for a particular guest. What lies on the road is what counts.
lesson-majesty-halves = Bruno has taken the Guard/Knight and uses it as a Guard. Split cards leave you the choice; the other half is then forgotten. The third card is an Innkeeper/Noble. A Noble brings 5 points and a meeple. An Innkeeper brings 4, and then 3 for everybody who has a Brewer. You have one. Bruno has none.
lesson-majesty-halves-task = Take the Innkeeper/Noble, the third card, as an Innkeeper.
lesson-majesty-halves-wrong = Possible, but the Inn is at its best right now: 4 points, and 3 more for your Brewer while Bruno has none to profit from it.
lesson-majesty-halves-wrong-noble = The Castle would pay 5 points and a meeple. The Inn pays 7 today, because your Brewer delivers and Bruno has none. Nobles will come again.
lesson-majesty-halves-wrong-far = An Innkeeper as well, but two steps farther along: four meeples instead of two, and none on the card to get back.

lesson-majesty-ride = Bruno woke up his Brewery, and your Miller got 2 points from it. Now for the Knights. A new Knight attacks at once: whoever has fewer Guards than you have Knights carries a guest to the Infirmary. Bruno's one Guard is enough against one Knight. Still you get 3 points, a new place, and Bruno does not get this Knight.
lesson-majesty-ride-task = Take the Knight/Innkeeper, the third card, as a Knight.
lesson-majesty-ride-wrong = That leaves the Knights to Bruno: there are three on the road, and you have a single Guard. Take one yourself, the nearest.
lesson-majesty-ride-wrong-innkeeper = Eleven points at once, that is tempting! But Bruno would ride instead, and an empty place costs a lot at the end, as you will see. A Knight now is worth more than he pays.
lesson-majesty-ride-wrong-farther = A Knight too, but one step farther. You have four meeples: save what you can.

lesson-majesty-look-reach = Before you choose, look at Bruno's worker card. He rode far for his Knight and has one meeple left, so next turn he reaches only the first two cards of the road. When you take a card, the road closes up behind it. That is why you can tell now what you leave to him. It pays to ask that every turn.
lesson-majesty-castle = Bruno's Knight rode against you, and your Guard held the gate: as many Guards as Knights is enough. Meanwhile meeples gather on the road. The Noble stands second with two of them: you leave one, get two, and the Castle pays 5 points and a meeple for each Noble. No other place pays that much for a single guest.
lesson-majesty-castle-task = Take the Noble, the second card.
lesson-majesty-castle-wrong = The Castle is still empty, and two meeples come with the Noble. With two meeples in hand that is just what you need.
lesson-majesty-castle-wrong-witch = Four meeples and 6 points, a fine catch. But it is the Noble that Bruno would take next, and if the Witch waits, more meeples will gather around her.

lesson-majesty-look-wounded = More about attacks. A Knight rides against every opponent, but each of them loses a single guest, however many Knights there are. Where several guests live together, the last to arrive is the first to fall. The wounded lie in a pile, and whoever lies on top is healed first. A guest who comes home does not wake the place up again.
lesson-majesty-heal = Two Knights against one Guard: this time Bruno got through. The leftmost guest is always the one who is hit, and that was your Miller. Now he lies in the Infirmary and counts nowhere. The Witch heals whoever lies on top, before she counts: 2 points for each Miller, Brewer and Witch. And six meeples wait with her!
lesson-majesty-heal-task = Take the Witch at the front.
lesson-majesty-heal-wrong = Your Miller would stay in the Infirmary, and six meeples would go to Bruno. The Witch costs nothing.
lesson-majesty-heal-wrong-guard = A Guard would help next time. But your Miller would stay in the Infirmary, and Bruno would be glad of six meeples. The Witch first.
lesson-majesty-heal-wrong-other = She could heal just as well. But you would pay for it, and the Witch at the front with her six meeples would be Bruno's.

lesson-majesty-strike = The Miller is back, five meeples turned into points, and all seven of your places are inhabited. From here on, crowds are built. Bruno has one Guard. A second Knight gives you two: enough to get through. His leftmost guest will fall, the Miller, and without a Miller his Breweries and yours pay him less.
lesson-majesty-strike-task = Take the Knight, the second card, and attack.
lesson-majesty-strike-wrong = Not bad, but one Guard against two Knights is a chance that passes: Bruno will hardly wait with his second Guard.
lesson-majesty-strike-wrong-guard = Protection and two meeples, that is sound. But today Bruno has a single Guard. Strike while two Knights are enough.

lesson-majesty-look-variety = Look at Bruno's realm: your attack emptied his Mill, and nobody has moved into his Inn yet. That costs more than it seems. At the end the number of inhabited places is multiplied by itself: five places bring 25 points, six bring 36, all seven 49. The last two places together are worth 24, more than any coin. You have all seven.
lesson-majesty-crowd = At the end every place gives its coin to whoever has the biggest crowd there, and with a tie both get all of it: from 10 at the Mill up to 16 at the Castle. In the Cottage you stand one to one. A second Witch puts you ahead, and pays 8 at once: your Miller, your Brewer and two Witches.
lesson-majesty-crowd-task = Take the Brewer/Witch at the front as a Witch.
lesson-majesty-crowd-wrong = It would do something for you. But a second Witch is free, pays 8 points and leads in the Cottage, where the coin is worth 12.
lesson-majesty-crowd-wrong-brewer = Two Brewers pay 4, your Miller 2, and you would lead in the Brewery: 11. The Witch pays 8 and leads in the Cottage: 12. A little more on both counts.

lesson-majesty-look-coins = Let us count the crowds. You lead in the Mill and the Cottage, Bruno leads in the Guardhouse. Brewery, Barracks, Inn and Castle are level, and where it is level both of you get the coin. So one more guest there brings you nothing at the end, but takes the whole coin away from Bruno. That is just as good.
lesson-majesty-spend = Bruno opened an Inn, and your Brewer earned 3 points on the side. Three turns are left, and leftover meeples are worth nothing. So spend them where they do the most: a third Knight beats Bruno's two Guards, wounds his Brewer, pays 9 points and leads in the Barracks, where the coin is worth 14.
lesson-majesty-spend-task = Take the Brewer/Knight, the fourth card, as a Knight.
lesson-majesty-spend-wrong = You still have meeples, and they count for nothing in the end. The third Knight costs three of them and brings 9 points, a wounded Brewer and the lead in the Barracks.
lesson-majesty-spend-wrong-innkeeper = The Inn would pay you 11, and Bruno 3. The Knight pays 9, takes a Brewer away from Bruno and wins you the Barracks alone. That is more.

lesson-majesty-company = Bruno's Witch healed his Brewer; of a split card the owner chooses again which half returns. With one meeple you reach only two cards, and one is a gem. The Guardhouse pays 2 points for each Guard, Knight and Innkeeper: you would have two, three and one of them. It pays to think about who gets along with whom.
lesson-majesty-company-task = Take the Guard at the front.
lesson-majesty-company-wrong = A second Miller pays 4 points. The Guard pays 12, brings two meeples for your last turn and draws level with Bruno in the Guardhouse.

lesson-majesty-last = Your last turn. Afterwards comes the reckoning: a point lost for each guest in the Infirmary, then inhabited places times themselves, 7 × 7 = 49 for you, then the coins for the biggest crowds. In the Castle it stands one to one. A second Noble pays 10 and makes the biggest coin, 16, yours alone.
lesson-majesty-last-task = Take the Witch/Noble, the second card, as a Noble.
lesson-majesty-last-wrong = Count the coins once more: in the Castle a tie gives Bruno 16 points too. A second Noble pays 10 and keeps them from him.
lesson-majesty-last-wrong-witch = Ten points as well, and the lead in the Cottage, worth 12. But the tie in the Castle would leave Bruno 16. The Noble takes more from him.
lesson-majesty-last-wrong-miller = Four points and two meeples that nobody will need any more; and at the Mill you lead already. The Noble pays 10 and wins the Castle.

# The lesson of Royals, the board game: five turns and the crown of Britain

lesson-royals-title = All of Britain
lesson-royals-pitch = You will claim nobles, lose one, take one over, and earn a City bonus and a Country bonus on the way.
lesson-royals-end = All of Britain has seen your people, and you lead. From here on it is the same three steps: draw, play, end. Watch the row, watch which cities your rival still lacks, and keep some cards for something big. After the third period the countries and the titles bring the most points, so look for Dukes, Princesses and Kings. Play this game on, or begin a new one.

## First turn

lesson-royals-row = Nobles live in sixteen cities of four countries, and you pay for them with cards of their country. Bruno has just used a Britain card to claim the Marshal in Edinburgh. Beside the board lie three open cards, the row, and a face-down pile. Each card you draw comes from one of the two.
lesson-royals-row-task = Click a Britain card in the row.
lesson-royals-row-wrong = The plan of this lesson begins with Britain: two open cards of it are waiting for you.
lesson-royals-row-wrong-german = One German card buys nothing yet. Two Britain cards lie open, and together they buy something at once.
lesson-royals-row-wrong-pile = The pile is a surprise. Here a sure thing lies open: two Britain cards.

lesson-royals-second = In your very first turn you draw few cards: one if you begin, two if you are second. From the next turn on there will be more. A noble’s price stands on its portrait; London has a Baron for two.
lesson-royals-second-task = Take the other Britain card from the row, too.
lesson-royals-second-wrong = The Baron in London costs two Britain cards, and you hold one. The second lies open in the row.

lesson-royals-claim = Now play cards. To claim a vacant noble, pay its price in cards of its country. One wooden noble of yours goes onto the portrait, a twin onto the marker of that title. Nobody has been in London yet, and whoever comes first gains the City bonus.
lesson-royals-claim-task = Click the Baron in London and pay two Britain cards.
lesson-royals-claim-wrong = You drew those two cards for the Baron in London. Claim him now.
lesson-royals-claim-wrong-end = You may keep your cards, but the City bonus of London is worth 3 points and goes to the first. Claim the Baron before somebody else does.

lesson-royals-bonus = Three points for being first in London! The golden number beside each city’s name shows what is still to be had. You may play as many cards as you can pay for; your hand is empty, so this turn is over. The gaps in the row are filled then.
lesson-royals-bonus-task = End your turn.
lesson-royals-bonus-wrong = You have no cards left to play. End your turn.

## Second turn

lesson-royals-three = Bruno has drawn one Country card and one Intrigue card, and keeps both. He is up to something. From now on you choose every turn, too: three Country cards, or one Country card and one Intrigue card.
lesson-royals-three-task = Take three Country cards this time; begin with the Britain card in the row.
lesson-royals-three-wrong = Your next goal is the third British city, Dublin. Begin with the open Britain card.
lesson-royals-three-wrong-intrigue = Intrigue cards drive out other people’s nobles. Your turn for that will come; first you need Country cards, and three at a time are more than one.

lesson-royals-pile = No more Britain cards lie open, but plenty are in the pile. What you draw there is your secret: Bruno sees only that you drew a card. What you take from the row, everybody knows.
lesson-royals-pile-task = Draw blind: click the pile of Country cards.
lesson-royals-pile-wrong = You are looking for Britain, and the row has none left. Try the pile.
lesson-royals-pile-wrong-intrigue = With an Intrigue card you would be done drawing, one card poorer. Draw from the pile of Country cards.

lesson-royals-third = Britain, how lucky! Now the third card. It need not be British: cards of other countries will be useful soon, too, even when they do not fit.
lesson-royals-third-task = Take the German States card from the row.
lesson-royals-third-wrong = Another blind draw would be fine as well. In this lesson, take the open German States card.
lesson-royals-third-wrong-france = France is as good as any. But this lesson goes on with the German States card.

lesson-royals-patience = Below Britain’s name in the table lie two coins, 6 and 3: whoever has been in every city of the country takes one, the first the higher. In Britain that is only three cities. You have London; Dublin’s Duke costs four cards and you hold two. So wait. You may keep up to twelve Country cards.
lesson-royals-patience-task = Keep your cards and end your turn.
lesson-royals-patience-wrong = Save your Britain cards for Dublin: end your turn.
lesson-royals-patience-wrong-marshal = All three cards for a single Marshal? That is possible, but dear. Together with the next draw they bring you much more in Dublin.

## Third turn

lesson-royals-cathedral = Bruno strikes: with two Britain cards and an Intrigue card showing Britain he has taken over your Baron. Your wooden noble moves into London’s Cathedral. There he has no influence, yet for the Country bonus you are still in London. His twin on the Baron marker stays, and so do your points.
lesson-royals-cathedral-task = Do not be put off: take the Britain card from the row.
lesson-royals-cathedral-wrong = Dublin is still your goal, and a Britain card lies open. Take it.
lesson-royals-cathedral-wrong-intrigue = Revenge can wait. Bruno now lacks only Dublin himself: be there first, with Country cards.

lesson-royals-substitute = Three Britain cards, and the Duke costs four. But if you are short, any three Country cards count as one of the kind you need. So three Britain cards and three others will do. You have one of these others already.
lesson-royals-substitute-task = Take the Spain card from the row.
lesson-royals-substitute-wrong = Two more cards of whatever kind make it certain. Take the open Spain card first.
lesson-royals-substitute-wrong-german = That card comes next. Take the Spain card first.
lesson-royals-substitute-wrong-intrigue = Then you would end up one card short of Dublin. Stay with Country cards.

lesson-royals-six = Now count: three Britain, one German, one Spain. One card is missing, whichever it is.
lesson-royals-six-task = Take one more card: the German States card in the row.
lesson-royals-six-wrong = Any card will do here. Take the open one, so that you know what you get.
lesson-royals-six-wrong-pile = The pile would do just as well. Let us take the open German States card here.

lesson-royals-duke = Six cards for a noble that costs four: the tray shows how three of them stand for one. Dear, but worth it. You are first in Dublin, and Bruno is not.
lesson-royals-duke-task = Claim the Duke in Dublin.
lesson-royals-duke-wrong = Dublin is what you saved up for: claim the Duke there.
lesson-royals-duke-wrong-cologne = Two points in Cologne now, but then the cards no longer reach for Dublin, which is worth more: four points now and a step towards the Country bonus. The Duke first.
lesson-royals-duke-wrong-end = Do not wait any longer: Bruno lacks only Dublin, too. Claim the Duke while you can.

lesson-royals-influence = The dark number on a portrait is influence. At the end of a period, the most of it in a country takes the higher marker, in Britain 7 points, and second place the lower, 4. You have 2 by the Duke, Bruno 1 + 1. In a tie the higher title is ahead: yours.
lesson-royals-influence-task = End your turn.
lesson-royals-influence-wrong = Your cards are spent and Dublin is yours. End your turn.

## Fourth turn

lesson-royals-intrigue = Only Edinburgh is missing, and Bruno’s Marshal is there. To take over a noble, you pay its price as usual and add an Intrigue card that shows its country. For a Marshal that is just one card of each kind. A King would take two Intrigue cards.
lesson-royals-intrigue-task = Click the Intrigue pile.
lesson-royals-intrigue-wrong = Country cards alone do not drive anyone out. Draw an Intrigue card first.
lesson-royals-intrigue-wrong-britain = You will need it, but begin with the Intrigue card: once you know it, you can decide which Country card fits.

lesson-royals-fitting = France/Britain: it can be used for either country, so it fits. Had it not fitted, any two Intrigue cards would have stood for one. Now your single Country card of this turn.
lesson-royals-fitting-task = Take what the Marshal in Edinburgh costs: a Britain card.
lesson-royals-fitting-wrong = The Marshal in Edinburgh costs a Britain card, and one lies open in the row.

lesson-royals-takeover = One Britain card, one Intrigue card with Britain: that is all it takes. Bruno’s Marshal goes to the Cathedral of Edinburgh, yours takes the place.
lesson-royals-takeover-task = Take over the Marshal in Edinburgh.
lesson-royals-takeover-wrong = Take over the Marshal in Edinburgh: it is the last British city you need.
lesson-royals-takeover-wrong-end = The second to complete Britain gets only 3 points. Take over the Marshal now and have the 6.

lesson-royals-country = Six points: Dublin, Edinburgh, and London through its Cathedral. So an attack never takes back where you have been. The City bonus of Edinburgh stays with Bruno, who was first there. In influence you now lead Britain by 3 to 1.
lesson-royals-country-task = End your turn.
lesson-royals-country-wrong = There is nothing left to play. End your turn.

## Fifth turn

lesson-royals-titles = Bruno has the Countess in Vienna and is close behind. Look at the titles: at the end of the game, the most twins on a marker win it, from 4 points for Marshals to 16 for Kings. A tie of two gets half each. Nobody can remove twins.
lesson-royals-titles-task = Take the France card: it is enough for a Marshal.
lesson-royals-titles-wrong = This turn goes for new places. Begin with the open France card.
lesson-royals-titles-wrong-britain = In Britain you are strong enough for now. France is the richest country, and you have nobody there yet.

lesson-royals-period = See the number on the Country pile. When its last card is taken, the period ends with that turn, all countries are scored, and the laid-down cards become a new pile. So drawing three cards a turn also brings the scoring closer.
lesson-royals-period-task = Draw a card from the pile.
lesson-royals-period-wrong = You could. But try your luck with the pile this time.

lesson-royals-last = A German card. There are three periods: 1648, 1680 and 1714. After the last one the titles are scored, too, and the game is over. You see: one more of these, and the Baron in Cologne is yours.
lesson-royals-last-task = Draw once more from the pile.
lesson-royals-last-wrong = The row has no German card. The pile may have one.

lesson-royals-several = It worked. Now play on your own: with one France card and two German ones you can claim two nobles in one turn. Both cities are still new, so each brings its City bonus.
lesson-royals-several-task = First claim the noble that the two German States cards pay for.
lesson-royals-several-wrong = Two German States cards pay for the Baron in Cologne, City bonus included.
lesson-royals-several-wrong-lyon = That one is yours, too, in a moment. Begin with the Baron in Cologne.
lesson-royals-several-wrong-spain = Three cards for one Marshal in Spain? They buy a Baron and a Marshal where they fit.

lesson-royals-house = Your second Baron; Bruno has three on that marker, so there you have to catch up. Among the Marshals you can lead. One thing more: who has twins on all seven markers gains the Noble House bonus, with two players 8 points. You still lack four titles.
lesson-royals-house-task = Now find the city where one France card is enough, and claim the noble there.
lesson-royals-house-wrong = One France card is exactly the price of the Marshal in Lyon.
lesson-royals-house-wrong-end = There is a point to be had first: the Marshal in Lyon costs just your France card.

/** Jackal: the book of rules, an entry a rule id. */
export const jackalRules = {
  'rule.J-BOARD.title': 'The board',
  'rule.J-BOARD.text':
    'The board has {files} by {ranks} cells, files a to {lastFile} from west to east, ranks 1 to {ranks} from south to north. In its middle lies the island: {tiles}, a square of {side} by {side} without the four corners. All of them are face down at the start. Around it is the sea; one can swim on every sea cell that touches the island, so everywhere but in the four outer corners. The ships lie on the four sides, each in the middle of hers.',
  'rule.J-DECK.title': 'What the island hides',
  'rule.J-DECK.text':
    'The same {tiles} are dealt in every match, in a new order: {chests} with {coins} in all, the galleon treasure worth three, {bottles}, three islanders, and a good deal of trouble. Arrows and cannons lie turned at random. The counter at the lower right opens the list of what is still hidden.',
  'rule.J-SEATS.title': 'Players and crews',
  'rule.J-SEATS.text':
    'White starts in the south, red in the west, black in the north, yellow in the east; turns go round clockwise, white first. Four play each for himself or two against two: then opposite sides are allies and their gold is counted together. Three play with three ships. Two command two opposite crews each, or one each. Every crew has a ship and three pirates.',
  'rule.J-TURN.title': 'A turn',
  'rule.J-TURN.text':
    'In a turn one either sails the ship one cell, or moves one character. Passing is not allowed while anything can be done; a crew that can do nothing is skipped. A move may lead on and on, over arrows, horses and ice: every tile is turned as it is reached, and one chooses only after seeing what was turned.',
  'rule.J-SHIP.title': 'Ships',
  'rule.J-SHIP.text':
    "A ship sails one cell along her own side and never round the corner, if a pirate, Ben Gunn or a missionary turned pirate of one's crew is aboard; allies may sail each other's ships. She drowns enemies who swim where she arrives and takes her own swimmers aboard. One goes ashore only onto the tile straight ahead, and comes back from that tile or the two diagonal to it. Whoever touches an enemy ship dies. Ships cannot be taken or robbed.",
  'rule.J-GOLD.title': 'Gold',
  'rule.J-GOLD.text':
    "A character carries one coin or the treasure, taken up where he stands as he sets off. With a load he walks over open tiles only and may put it down only where one can stay. Brought aboard one's own or an allied ship it is scored: a coin counts one, the treasure three. Whatever falls into the sea is lost; the pirate floats. No gold goes into forts and thickets.",
  'rule.J-HIT.title': 'Fighting',
  'rule.J-HIT.text':
    'Whoever comes with empty hands onto a tile with enemies sends all of them back to their own ships; what they carried stays on the tile. With a load such a tile cannot be entered. There is no fighting in forts, in thickets and beside a missionary. On a turntable one hits only those on the very step that one enters. In the water a blow kills.',
  'rule.J-DEATH.title': 'Death',
  'rule.J-DEATH.text':
    'A pirate dies on the cell of an enemy ship, when hit in the sea, at the cannibal’s, when he goes round in a circle for ever, and when a move that has begun can only end in something impossible, such as a fort full of enemies or a closed tile with gold in hand. In a circle or an impossible move his load stays where the turn began. One may die on purpose: such moves carry a skull and must be confirmed. The dead of the crew can be revived; Ben Gunn, Friday and the missionary cannot.',
  'rule.J-SWIM.title': 'In the water',
  'rule.J-SWIM.text':
    'One swims one cell a turn, cutting corners diagonally, and leaves the water only onto a friendly ship. Nobody jumps in from the shore, but arrows, horses, ice and cannons throw one in. Who swims onto an enemy pirate kills him; onto Friday, wins him over; onto the missionary, dies himself. A missionary or Friday who swims onto an enemy pirate is lost.',
  'rule.J-EMPTY.title': 'Meadow',
  'rule.J-EMPTY.text': 'Nothing happens. One may stay and leave a load here.',
  'rule.J-ARROW.title': 'Arrows',
  'rule.J-ARROW.text':
    'One goes on at once, one step in the direction shown, or in one of them by choice. Nobody stays on an arrow. An arrow may send one into the sea or onto a ship.',
  'rule.J-HORSE.title': 'Horse',
  'rule.J-HORSE.text':
    "On at once by a knight's move as in chess, in any of its directions, into the sea or onto one's ship too. Only the tile where one lands is turned.",
  'rule.J-TURNTABLE.title': 'Turntables: jungle, desert, swamp, mountain',
  'rule.J-TURNTABLE.text':
    'They take 2, 3, 4 or 5 turns to cross. One enters on step 1, goes one step a turn, and leaves from the last as usual. Loads lie on the step where they were left. Friends share a step. Enemies are beaten only on the step that one enters; on other steps they pass in peace.',
  'rule.J-ICE.title': 'Ice',
  'rule.J-ICE.text':
    'The last step is repeated at once: straight on after a plain step, an arrow or ice, another leap of one’s choice after a horse, another flight after the airplane.',
  'rule.J-TRAP.title': 'Trap',
  'rule.J-TRAP.text':
    'One sits here until a friend comes onto the tile; then both are free. A bottle gets one out too. An enemy who strikes sends the captive to his ship and is caught himself. Friday is not held.',
  'rule.J-CROCODILE.title': 'Crocodile',
  'rule.J-CROCODILE.text':
    'One goes back to the tile one came from, and that tile acts again: ice slides on, an arrow offers its other directions. Who can only run in circles perishes.',
  'rule.J-CANNIBAL.title': 'Cannibal',
  'rule.J-CANNIBAL.text':
    'Whoever comes here is eaten, and his load is lost. Friday is safe, but a load that he puts down here is lost as well. An enemy who comes for Friday is eaten before he can strike.',
  'rule.J-FORT.title': 'Fort',
  'rule.J-FORT.text':
    'Nobody inside can be hit, and enemies cannot come in while it is held. Any number of friends fits inside. No gold.',
  'rule.J-ABORIGINE.title': 'Fort of the native woman',
  'rule.J-ABORIGINE.text':
    'A fort. Besides, a pirate who stands inside at the start of his turn may spend the turn to bring one dead pirate of his own colour back to life, right here. A crew never has more than three fighters that way: pirates, Ben Gunn and a missionary turned pirate count.',
  'rule.J-CHEST.title': 'Chests',
  'rule.J-CHEST.text': 'When the tile is turned, as many coins as it shows, one to five, are put on it.',
  'rule.J-GALLEON.title': 'Galleon treasure',
  'rule.J-GALLEON.text': 'The Spanish treasure lies here. It is carried like a coin and counts three.',
  'rule.J-AIRPLANE.title': 'Airplane',
  'rule.J-AIRPLANE.text':
    'Once in a match it takes one to any tile of the island, with the load only to an open one; not onto ships or into the sea. One may fly at once or stay and fly on a later turn. Every step from it to a tile is a flight while it is unused, and boarding a ship from it uses it up too. Who drives one off takes the right over. Used up, it is a meadow.',
  'rule.J-CARAMBA.title': 'Caramba!',
  'rule.J-CARAMBA.text':
    'Each time somebody comes here, a small misfortune strikes and the player must swear aloud. The pirate of a player who stays polite is gone.',
  'rule.J-BALLOON.title': 'Balloon',
  'rule.J-BALLOON.text':
    "It carries one at once to one's own ship, never to the ally's, together with the load, which is scored.",
  'rule.J-CANNON.title': 'Cannon',
  'rule.J-CANNON.text':
    'One is fired along the barrel to the first sea cell. A friendly ship there: aboard, and the load is scored. An enemy ship: death. Water: one swims, the load sinks, an enemy swimming there is hit.',
  'rule.J-LIGHTHOUSE.title': 'Lighthouse',
  'rule.J-LIGHTHOUSE.text':
    'Only the one who opens it, and only once: he looks at up to four closed tiles, which nobody else sees, and puts them back on the same places in any order.',
  'rule.J-BEN.title': 'Ben Gunn',
  'rule.J-BEN.text':
    'He joins the crew that finds him and is one more pirate of theirs. He can die but not be revived, and cannot revive others.',
  'rule.J-MISSIONARY.title': 'Missionary',
  'rule.J-MISSIONARY.text':
    'He joins the crew that finds him. He neither hits nor is hit, and neither does anybody on his tile, whatever the step of a turntable. He does not enter tiles with enemies, nor do enemies enter his, a thicket excepted; forced to, one perishes. He carries nothing but opens tiles. Given a bottle, or opening a tile with bottles, he becomes an ordinary pirate.',
  'rule.J-FRIDAY.title': 'Friday',
  'rule.J-FRIDAY.text':
    'He joins the crew that finds him and carries gold. He cannot fight; who hits him wins him over, on the spot. The cannibal, traps and turntables do not bother him. A bottle takes him out of the game. If he and the missionary meet on one cell, both leave.',
  'rule.J-BOTTLE.title': 'Bottles',
  'rule.J-BOTTLE.text':
    "One, two or three bottles for the finder's ship. On its turn any character of the crew or of an ally may use one to walk straight out of a trap or off a turntable from any step. After a move that ends on or next to Friday or the missionary, one may be handed over in the same turn.",
  'rule.J-CAVE.title': 'Cave',
  'rule.J-CAVE.text':
    'Who enters an open cave comes out at any other open one without enemies, and stops there. If there is no other, he is lost inside until one is opened: then its opener comes out at an open cave of his choice, and the lost come out at the new one. An exit guarded by enemies is closed; if all are guarded, the cave cannot be entered. With a load only if there is an exit.',
  'rule.J-RUM.title': 'Rum',
  'rule.J-RUM.text': "Each time somebody comes here he misses his crew's next turn; his mates may move.",
  'rule.J-EARTHQUAKE.title': 'Earthquake',
  'rule.J-EARTHQUAKE.text':
    'Who turns it swaps any two tiles, open or closed, on which nobody stands and nothing lies; not the earthquake itself.',
  'rule.J-THICKET.title': 'Thicket',
  'rule.J-THICKET.text': 'So dense that enemies stand in it together without noticing. No fighting, no gold.',
  'rule.J-GROVE.title': 'Tropical grove',
  'rule.J-GROVE.text':
    'When it is turned everybody gets lost: from the next turn each crew is commanded by the player of the crew after it, for one turn of every crew. Then all is as before. The order of crews does not change. The bottles of the crew that one commands stay untouched.',
  'rule.J-END.title': 'End and victory',
  'rule.J-END.text':
    'The match ends when no gold is left to win, when nobody can act any more, or when all players agree. By choice it also ends when the leader cannot be caught, and after a number of rounds in which no tile, coin or death happened. Most gold wins; equal gold shares the victory. Lost men do not count.',
} as const

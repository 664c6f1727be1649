/** Jackal: the book of rules, an entry for each rule id. */
export const jackalRules = {
  'rule.J-BOARD.title': 'The board',
  'rule.J-BOARD.text':
    'The board has {files} by {ranks} cells, columns a to {lastFile} from west to east, rows 1 to {ranks} from south to north. In the middle lies the island: {tiles}, a square of {side} by {side} without its four corners, all face down at the start. Around it is the sea; you can swim in every sea cell that touches the island, that is, everywhere except the four outer corners. The ships lie on the four sides, each in the middle of its own.',
  'rule.J-DECK.title': 'What the island hides',
  'rule.J-DECK.text':
    'The same {tiles} are dealt in every match, in a new order: {chests} with {coins} in all, the galleon treasure worth three, {bottles}, three islanders, and a good deal of trouble. Arrows and cannons point in random directions. The counter at the lower right lists what is still hidden.',
  'rule.J-SEATS.title': 'Players and crews',
  'rule.J-SEATS.text':
    'White starts in the south, red in the west, black in the north, yellow in the east; turns go clockwise, white first. Four players play each for themselves or two against two; in pairs, opposite sides are allies, and their gold counts together. Three players have three ships. Two players command two opposite crews each, or one each. Every crew has a ship and three pirates.',
  'rule.J-TURN.title': 'A turn',
  'rule.J-TURN.text':
    'On your turn you either sail the ship one cell or move one character. You may not pass if you can do anything; a crew that can do nothing is skipped. A move may go on and on over arrows, horses and ice: every tile is turned over as it is reached, and you choose only after seeing what it is.',
  'rule.J-SHIP.title': 'Ships',
  'rule.J-SHIP.text':
    'A ship with a pirate, Ben Gunn or a missionary turned pirate of its own crew aboard can sail one cell along its own side, never around the corner; allies may sail each other’s ships. It drowns enemies swimming where it arrives and picks up its own swimmers. From the ship you can go ashore only onto the tile straight ahead; you can come back aboard from that tile or from the two beside it. Anyone who touches an enemy ship dies. Ships cannot be taken or robbed.',
  'rule.J-GOLD.title': 'Gold',
  'rule.J-GOLD.text':
    'A character can carry one coin or the treasure, picking it up from his cell as he sets off. With a load he walks over open tiles only and may put it down only where he can stay. Brought aboard his own or an allied ship, it scores: a coin counts one, the treasure three. What falls into the sea is lost; the pirate floats. Gold may not be carried into forts or thickets.',
  'rule.J-HIT.title': 'Fighting',
  'rule.J-HIT.text':
    'Step empty-handed onto a tile with enemies, and you send them all back to their own ships; what they carried stays on the tile. With a load you cannot enter such a tile. There is no fighting in forts, in thickets or on a tile where a missionary stands. On a turntable you hit only those on the step you enter. In the water a hit kills.',
  'rule.J-DEATH.title': 'Death',
  'rule.J-DEATH.text':
    'A pirate dies when he touches an enemy ship, when he is hit in the sea, when he meets the cannibal, when he would go round in circles forever, and when his move can only end in something impossible, such as entering a fort full of enemies or a closed tile with gold in hand. After a circle or an impossible move, his load stays where the turn began. You may die on purpose: such moves carry a skull and must be confirmed. Dead pirates can be revived; Ben Gunn, Friday and the missionary cannot.',
  'rule.J-SWIM.title': 'In the water',
  'rule.J-SWIM.text':
    'Swimmers move one cell a turn, even diagonally around corners, and can leave the water only by boarding a friendly ship. Nobody jumps in from the shore, but arrows, horses, ice and cannons can throw you in. A pirate who swims onto an enemy pirate kills him; onto Friday, wins him over; onto the missionary, dies himself. A missionary or Friday who swims onto an enemy pirate is lost.',
  'rule.J-EMPTY.title': 'Open ground',
  'rule.J-EMPTY.text': 'Nothing happens. You may stay and leave a load here.',
  'rule.J-ARROW.title': 'Arrows',
  'rule.J-ARROW.text':
    'You go on at once, one step in the direction shown, or in one of your choice if there are several. Nobody stays on an arrow. An arrow may send you into the sea or onto a ship.',
  'rule.J-HORSE.title': 'Horse',
  'rule.J-HORSE.text':
    "You leap on at once by a knight's move, as in chess, in any direction, even into the sea or onto your ship. Only the tile where you land is turned over.",
  'rule.J-TURNTABLE.title': 'Turntables: jungle, desert, swamp, mountain',
  'rule.J-TURNTABLE.text':
    'They take 2, 3, 4 or 5 turns to cross. You enter on step 1, go one step a turn, and leave from the last step as usual. Loads lie on the step where they were left. Friends share a step. You hit only enemies on the step you enter; on different steps you pass in peace.',
  'rule.J-ICE.title': 'Ice',
  'rule.J-ICE.text':
    'The last step is repeated at once: straight on after a plain step, an arrow or ice; another leap of your choice after a horse; another flight after the airplane.',
  'rule.J-TRAP.title': 'Trap',
  'rule.J-TRAP.text':
    'You are stuck here until a friend comes onto the tile; then both are free. A bottle gets you out too. An enemy who hits the captive sends him to his ship and is caught himself. Friday is not held.',
  'rule.J-CROCODILE.title': 'Crocodile',
  'rule.J-CROCODILE.text':
    'You go back to the tile you came from, and that tile acts again: ice slides on, an arrow offers its other directions. A man who can only run in circles dies.',
  'rule.J-CANNIBAL.title': 'Cannibal',
  'rule.J-CANNIBAL.text':
    'Anyone who comes here is eaten, and his load is lost. Friday is safe, but a load he puts down here is lost too. An enemy who comes for Friday is eaten before he can hit him.',
  'rule.J-FORT.title': 'Fort',
  'rule.J-FORT.text':
    'Nobody inside can be hit, and enemies cannot come in while it is held. Any number of friends fit inside. No gold may be carried in.',
  'rule.J-ABORIGINE.title': "Native woman's fort",
  'rule.J-ABORIGINE.text':
    'A fort. In addition, a pirate who stands inside at the start of his turn may spend the turn bringing one dead pirate of his own colour back to life, right here. A crew never gets more than three fighters this way: pirates, Ben Gunn and a missionary turned pirate all count.',
  'rule.J-CHEST.title': 'Chests',
  'rule.J-CHEST.text': 'When the tile is turned over, it gets as many coins as it shows, one to five.',
  'rule.J-GALLEON.title': 'Galleon treasure',
  'rule.J-GALLEON.text': 'The Spanish treasure lies here. It is carried like a coin and counts as three.',
  'rule.J-AIRPLANE.title': 'Airplane',
  'rule.J-AIRPLANE.text':
    'Once in a match it takes you to any tile of the island, with a load only to an open one; not onto ships or into the sea. You may fly at once, or stay and fly on a later turn. While it is unused, every step from it to a tile is a flight, and boarding a ship from it uses it up too. Drive the owner off, and the right to fly is yours. Once used, it is open ground.',
  'rule.J-CARAMBA.title': 'Caramba!',
  'rule.J-CARAMBA.text':
    'Each time someone comes here, a small misfortune strikes and the player must swear out loud. The pirate of a player who stays polite is gone.',
  'rule.J-BALLOON.title': 'Balloon',
  'rule.J-BALLOON.text':
    "It carries you at once to your own ship, never to an ally's, together with your load, which is scored.",
  'rule.J-CANNON.title': 'Cannon',
  'rule.J-CANNON.text':
    'You are fired along the barrel to the first sea cell. If a friendly ship is there, you are aboard and your load is scored; an enemy ship means death. In open water you swim, your load sinks, and any enemy swimming there is hit.',
  'rule.J-LIGHTHOUSE.title': 'Lighthouse',
  'rule.J-LIGHTHOUSE.text':
    'It works once, for the player who opens it: they look at up to four closed tiles, which nobody else sees, and put them back in the same places in any order.',
  'rule.J-BEN.title': 'Ben Gunn',
  'rule.J-BEN.text':
    'He joins the crew that finds him as one more pirate. He can die but not be revived, and cannot revive others.',
  'rule.J-MISSIONARY.title': 'Missionary',
  'rule.J-MISSIONARY.text':
    'He joins the crew that finds him. He neither hits nor is hit, and the same goes for anyone else on his tile, whatever their step on a turntable. He does not enter tiles with enemies, nor do enemies enter his, except in a thicket; anyone forced to do so dies. He carries nothing but opens tiles. Given a bottle, or opening a tile with bottles, he becomes an ordinary pirate.',
  'rule.J-FRIDAY.title': 'Friday',
  'rule.J-FRIDAY.text':
    'He joins the crew that finds him and carries gold. He cannot fight; a hit wins him over, on the spot. The cannibal, traps and turntables do not bother him. A bottle takes him out of the game. If he and the missionary meet on one cell, both leave.',
  'rule.J-BOTTLE.title': 'Bottles',
  'rule.J-BOTTLE.text':
    "One, two or three bottles for the finder's ship. On its turn any character of the crew or of an ally may use one to walk straight out of a trap or off a turntable from any step. After a move that ends on or next to Friday or the missionary, you may hand one over in the same turn.",
  'rule.J-CAVE.title': 'Cave',
  'rule.J-CAVE.text':
    'Enter an open cave and you come out at any other open one that holds no enemies, and stop there. If there is no other, you are lost inside until one is opened: then the man who opened it comes out at an open cave of his choice, and the lost come out at the new one. An exit guarded by enemies is closed; if all are guarded, the cave cannot be entered. With a load you can enter only if there is an exit.',
  'rule.J-RUM.title': 'Rum',
  'rule.J-RUM.text': 'Each time a man comes here, he misses his crew’s next turn; his mates may move.',
  'rule.J-EARTHQUAKE.title': 'Earthquake',
  'rule.J-EARTHQUAKE.text':
    'Turn it over and swap any two tiles, open or closed, with nobody and nothing on them, except the earthquake itself.',
  'rule.J-THICKET.title': 'Thicket',
  'rule.J-THICKET.text':
    'So dense that enemies stand in it together without noticing each other. No fighting, no gold.',
  'rule.J-BOAT.title': 'Lifeboat',
  'rule.J-BOAT.text':
    'An option: one tile of open ground becomes a lifeboat. One character carries it like a coin, with no other load. From the beach he launches it onto a sea cell beside him and may row it one cell further at once; an arrow or a cannon launches it where it throws him. A ship cannot take a boat aboard: a man thrown onto a ship leaves the boat where his move began. Afloat, it moves one cell a turn in any direction with a pirate, Ben Gunn or a missionary turned pirate aboard, up to two cells off the shore and only along the side where it was launched; launched in a strait, it keeps to the straits. Ships and the boat can pass each other; passing several in a row counts as one cell. The boat picks up its own and allied swimmers, drowns enemies, and cannot be captured, robbed or fired at; enemies who touch it die. You board and leave it as you would a ship, and can step across to your own or an allied ship beside it. Gold brought aboard scores for the crew that launched it. The balloon and hits send a man to his ship, never to the boat, and the boat never comes ashore again.',
  'rule.J-GROVE.title': 'Tropical grove',
  'rule.J-GROVE.text':
    'When it is turned over, everyone gets lost: from the next turn on, for one turn of every crew, each crew is commanded by the player of the crew after it. Then everything is as before. The order of crews does not change. The bottles of the crew you command stay untouched.',
  'rule.J-END.title': 'End and victory',
  'rule.J-END.text':
    'The match ends when there is no gold left to win, when nobody can move any more, or when all players agree. Two options also end it: when the leader can no longer be caught, and after a number of rounds without a new tile, a coin or a death. The most gold wins; if gold is tied, the victory is shared. Losses do not count.',
  'rule.J-ARCH.title': 'Archipelago',
  'rule.J-ARCH.text':
    'Another way to play, on any of the maps, with ships that sail everywhere. The goal stays the same: bring home the most gold.\nChoosing places. Before the first turn the crews choose in turn where their ships lie, white first: any sea cell right beside a beach tile, with no ship of another player on the eight cells around it.\nSailing. On a turn a ship goes as many cells as it has sailors of its own aboard: pirates, Ben Gunn, a missionary turned pirate. It can sail anywhere on the sea, even round corners, but not diagonally; passing over several ships in a row counts as one cell. Allies cannot sail it.\nAshore and aboard. You go ashore onto any tile around the ship, and come aboard from any of them.\nBottles. You use one only after the move, or instead of it when nobody in the crew can move. It frees one of the crew from a trap, or puts him on the last step of his turntable.\nTrampoline. It throws you and your load over one cell at once, in any of the eight directions, even onto ships and into the sea.\nBear. Turn it over and you fly to your ship, and the bear takes a step at once. After that it takes one at the end of each turn of the player who woke it, towards the nearest character on land. It crosses everything, even closed tiles, going diagonally where it can and straight when he is straight ahead. If several are equally near, it goes for the first clockwise from the north. Anyone it reaches, or who is thrown onto it, flies to his ship; the missionary and Friday die. Nobody can attack it, and it does not notice those aboard. Point at a move, and you will see where it steps next.\nFerries. They belong to nobody and lie in straits. You walk onto one and off it again as on open ground, with gold too, and fight for it as on land. Nothing is scored there, and no ship may lie or pass there.',
  'waters.placing.name': 'A place for the ship',
  'waters.placing.rule': 'Any sea cell beside a beach, away from others’ ships.',
  'waters.roaming.name': 'A ship at sea',
  'waters.roaming.rule': 'One cell for each of its own sailors aboard, even round corners.',
  'waters.uncorking.name': 'A bottle after the move',
  'waters.uncorking.rule': 'Out of the trap, or to the last step of a turntable.',
  'waters.bear-step.name': 'The bear’s step',
  'waters.bear-step.rule': 'Towards the nearest character on land.',
} as const

/** Jackal: reasons why a move is not allowed, a sentence for each code, and what to do instead. */
export const jackalRefusals = {
  'refusal.not-asked': 'That is not asked for now.',
  'refusal.finish-the-move': 'First finish the move you have begun.',
  'refusal.no-such-piece': 'There is no such piece.',
  'refusal.not-your-piece': 'It is not his crew’s turn: choose one of the crew that moves now.',
  'refusal.out-of-play': 'He is not on the map: choose another.',
  'refusal.trapped': 'He sits in a trap: a friend who comes to him or a bottle gets him out.',
  'refusal.drunk': 'He is sleeping off the rum this turn: choose another.',
  'refusal.lost-in-cave': 'He is lost inside the cave. He comes out when another cave is opened or an exit is free.',
  'refusal.too-far': 'Too far: one step takes him no farther than the lit cells.',
  'refusal.off-the-board': 'Nobody swims that far: swimmers keep close to the shore.',
  'refusal.straight-ashore-only': 'From the ship you can only go straight ahead, onto the tile in front of it.',
  'refusal.no-landing-from-water':
    'Nobody can climb ashore from the water: swim to a friendly ship, or bring one to him.',
  'refusal.no-jumping-into-the-sea': 'Nobody jumps into the sea of his own accord: go over land, or aboard your ship.',
  'refusal.enemy-ship-with-load':
    'An enemy ship is certain death, and nobody takes a load there: bring it to your own ship.',
  'refusal.nothing-to-carry': 'There is nothing to carry where he stands: he takes only what lies under him.',
  'refusal.preacher-carries-nothing': 'The missionary carries nothing: send somebody else for it.',
  'refusal.closed-with-load':
    'With a load he can only enter open tiles: leave it here, or let another open that one first.',
  'refusal.enemies-with-load': 'Enemies stand there, and fighting needs empty hands: leave the load and strike.',
  'refusal.no-loads-here': 'No load may be brought into a fort or a thicket: leave it here, or go round.',
  'refusal.fort-taken': 'An enemy holds the fort: nobody gets in while he is inside.',
  'refusal.preacher-protects': 'The missionary stands there: whoever is with him cannot be struck.',
  'refusal.preacher-avoids-enemies':
    'The missionary does not go where enemies stand: take another way, or send a fighter.',
  'refusal.friday-cannot-hit': 'Friday cannot fight, so he does not go where enemies stand.',
  'refusal.stands-with-preacher': 'Nobody fights while standing with the missionary: first one of them must step away.',
  'refusal.cave-guarded': 'Enemies guard every exit of the cave: whoever cannot come out does not go in.',
  'refusal.cave-needs-exit': 'With a load he can only enter a cave when another one is open to come out of.',
  'refusal.turntable-step-first':
    'He must first take every step of this tile, one a turn: choose the tile he stands on.',
  'refusal.no-bottle': 'There is no bottle to use now: they are found under tiles.',
  'refusal.bottle-not-needed':
    'A bottle helps out of a trap or across a tile of several steps: here he goes without one.',
  'refusal.no-sailor-aboard':
    'Nobody aboard can sail her: that takes a pirate or Ben Gunn of the crew whose turn it is.',
  'refusal.not-in-the-lane':
    'A ship sails one cell along its own side, where land lies straight ahead of it, never around the corner and never onto another ship.',
  'refusal.own-swimmer-in-the-way':
    'Your own man swims there, and in this match ships pick nobody up: let him swim aboard.',
  'refusal.no-lifeboat': 'There is no lifeboat on the table.',
  'refusal.boat-ashore': 'The lifeboat is not launched yet: first carry it from the beach into the sea.',
  'refusal.not-your-boat': 'That is another crew’s boat.',
  'refusal.no-sailor-in-boat':
    'Nobody in the boat can row it: that takes a pirate or Ben Gunn of the crew whose turn it is.',
  'refusal.not-in-its-waters':
    'The lifeboat goes a cell a turn and keeps to its waters: the side of the map, or the straits, where it was launched.',
  'refusal.no-boat-aboard': 'A ship takes no boat aboard: launch it into the open sea.',
  'refusal.cannot-revive': 'Only a pirate who began his turn with the native woman can revive.',
  'refusal.nobody-to-revive': 'No pirate of this colour is dead.',
  'refusal.crew-complete': 'The crew already has three fighters, and never has more.',
  'refusal.not-a-closed-tile': 'That is not a closed tile: the lighthouse looks under closed ones only.',
  'refusal.already-looked': 'You have already looked there: choose another closed tile.',
  'refusal.not-an-order-of-the-looked':
    'Only the tiles you looked at change places: choose two of them, or press Done.',
  'refusal.tile-not-free': 'Only tiles with nobody and nothing on them, and not the earthquake itself.',
  'refusal.nobody-to-give-to': 'There is nobody nearby who could take a bottle.',
  'refusal.offer-at-turn-start-only': 'You can only offer to end the match at the start of a turn.',
  'refusal.already-offered': 'You have already offered that this turn.',
  'refusal.ships-not-placed': 'First every ship takes her place: choose a lit cell of the sea.',
  'refusal.ships-are-placed': 'The ships have their places already.',
  'refusal.not-by-a-beach': 'A ship is placed on a free sea cell with a beach beside it.',
  'refusal.beside-another-ship': 'Another player’s ship lies next to that cell: choose one farther away.',
  'refusal.not-navigable': 'No ship can lie there: she needs open sea without another ship or a ferry.',
  'refusal.beyond-the-crew': 'Too far: a ship sails as many cells as she has sailors of her own aboard.',
  'refusal.bottle-after-the-move': 'Here a bottle is used after the move, not with it.',
  'refusal.bottle-with-the-move': 'Here a bottle is used with the move, not after it.',
  'refusal.bear-there': 'The bear is there: nobody attacks it, so go round.',
  'refusal.other-ship': 'That ship does not sail now: it is another crew’s turn.',

  'why.nobody-reaches': 'None of your crew can go there now. Choose who is to move, and the cells he reaches light up.',
  'why.here-already': 'He stands here already: choose one of the lit cells, and he goes there.',
  'why.no-way-out': 'There is nowhere for him to go now: choose another.',
  'why.no-way-with-load': 'He cannot carry anything away from here: a load needs an open tile beside it, or a ship.',
  'why.choose-first': 'First choose who is to move.',
} as const

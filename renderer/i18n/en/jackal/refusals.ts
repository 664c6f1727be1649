/** Jackal: reasons why a move is not allowed, a sentence for each code, and what to do instead. */
export const jackalRefusals = {
  'refusal.not-asked': 'That is not needed now.',
  'refusal.finish-the-move': 'First finish the move you have begun.',
  'refusal.no-such-piece': 'There is no such piece.',
  'refusal.not-your-piece': 'It is not his crew’s turn: choose one of the crew that moves now.',
  'refusal.out-of-play': 'He is not on the map: choose another.',
  'refusal.trapped': 'He is trapped: a friend who reaches him, or a bottle, gets him out.',
  'refusal.drunk': 'He is sleeping off the rum this turn: choose another.',
  'refusal.lost-in-cave': 'He is lost in the cave. He comes out when another cave is opened or an exit is free.',
  'refusal.too-far': 'Too far: one step takes him no farther than the lit cells.',
  'refusal.off-the-board': 'Too far to swim: swimmers keep close to the shore.',
  'refusal.straight-ashore-only': 'From the ship you can only go straight ahead, onto the tile in front of it.',
  'refusal.no-landing-from-water':
    'Nobody can climb ashore from the water: swim to a friendly ship, or sail one to him.',
  'refusal.no-jumping-into-the-sea': 'Nobody jumps into the sea by choice: go by land, or aboard your ship.',
  'refusal.enemy-ship-with-load':
    'An enemy ship means certain death, and no load may go there: take it to your own ship.',
  'refusal.nothing-to-carry': 'There is nothing to carry here: he takes only what lies under him.',
  'refusal.preacher-carries-nothing': 'The missionary carries nothing: send someone else for it.',
  'refusal.closed-with-load':
    'With a load he can only enter open tiles: leave it here, or have someone else open that one first.',
  'refusal.enemies-with-load': 'Enemies stand there, and fighting needs empty hands: leave the load and strike.',
  'refusal.no-loads-here': 'No load can go into a fort or a thicket: leave it here, or go round.',
  'refusal.fort-taken': 'An enemy holds the fort: nobody gets in while he is there.',
  'refusal.preacher-protects': 'The missionary stands there: nobody with him can be hit.',
  'refusal.preacher-avoids-enemies':
    'The missionary does not go where enemies stand: go another way, or send a fighter.',
  'refusal.friday-cannot-hit': 'Friday cannot fight, so he does not go where enemies stand.',
  'refusal.stands-with-preacher': 'Nobody fights on the missionary’s tile: one of the two must step away first.',
  'refusal.cave-guarded': 'Enemies guard every exit of the cave: with no way out, there is no way in.',
  'refusal.cave-needs-exit': 'With a load he can enter a cave only if another is open to come out of.',
  'refusal.turntable-step-first':
    'First he must take every step of this tile, one a turn: choose the tile he stands on.',
  'refusal.no-bottle': 'There is no bottle to use now: look for them under tiles.',
  'refusal.bottle-not-needed': 'A bottle gets a man out of a trap or off a turntable: here he needs none.',
  'refusal.no-sailor-aboard':
    'Nobody aboard can sail it: that takes a pirate or Ben Gunn of the crew whose turn it is.',
  'refusal.not-in-the-lane':
    'A ship sails one cell along its own side, where land lies straight ahead of it, never around the corner and never onto another ship.',
  'refusal.own-swimmer-in-the-way':
    'Your own man is swimming there, and in this match ships pick nobody up: let him swim aboard.',
  'refusal.no-lifeboat': 'There is no lifeboat on the table.',
  'refusal.boat-ashore': 'The lifeboat has not been launched yet: first carry it from the beach into the sea.',
  'refusal.not-your-boat': 'That is another crew’s boat.',
  'refusal.no-sailor-in-boat':
    'Nobody in the boat can row it: that takes a pirate or Ben Gunn of the crew whose turn it is.',
  'refusal.not-in-its-waters':
    'The lifeboat goes one cell a turn and keeps to its waters: the side of the map, or the straits, where it was launched.',
  'refusal.no-boat-aboard': 'A ship cannot take the boat aboard: launch it on the open sea.',
  'refusal.cannot-revive': 'Only a pirate who began his turn with the native woman can revive another.',
  'refusal.nobody-to-revive': 'No pirate of this colour is dead.',
  'refusal.crew-complete': 'The crew already has three fighters, and never has more.',
  'refusal.not-a-closed-tile': 'That is not a closed tile: the lighthouse looks under closed ones only.',
  'refusal.already-looked': 'You have already looked there: choose another closed tile.',
  'refusal.not-an-order-of-the-looked':
    'Only tiles you looked at can change places: choose two of them, or press Done.',
  'refusal.tile-not-free': 'Choose a tile with nobody and nothing on it, but not the earthquake itself.',
  'refusal.nobody-to-give-to': 'Nobody nearby can take a bottle.',
  'refusal.offer-at-turn-start-only': 'You can only offer to end the match at the start of a turn.',
  'refusal.already-offered': 'You have already offered that this turn.',
  'refusal.ships-not-placed': 'First every ship takes its place: choose a lit sea cell.',
  'refusal.ships-are-placed': 'The ships already have their places.',
  'refusal.not-by-a-beach': 'A ship is placed on a free sea cell with a beach beside it.',
  'refusal.beside-another-ship': 'Another player’s ship lies next to that cell: choose one farther away.',
  'refusal.not-navigable': 'No ship can lie there: it needs open sea without another ship or a ferry.',
  'refusal.beyond-the-crew': 'Too far: a ship sails as many cells as it has sailors of its own aboard.',
  'refusal.bottle-after-the-move': 'Here a bottle is used after the move, not with it.',
  'refusal.bottle-with-the-move': 'Here a bottle is used with the move, not after it.',
  'refusal.bear-there': 'The bear is there and cannot be attacked: go round it.',
  'refusal.other-ship': 'That ship cannot sail now: it is another crew’s turn.',

  'why.nobody-reaches': 'None of your crew can go there now. Choose who moves, and the cells within reach light up.',
  'why.here-already': 'He is already here: choose a lit cell to send him there.',
  'why.no-way-out': 'He has nowhere to go now: choose another.',
  'why.no-way-with-load': 'He cannot carry anything away from here: a load needs an open tile or a ship beside it.',
  'why.choose-first': 'First choose who is to move.',
} as const

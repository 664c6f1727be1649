/**
 * The places of a position's numbers in its words: fixed places first, then lists by cell, whose places are in a
 * `Frame`.
 */

/** Numbers of the current state. Teams, pieces and seats are indices into the lists of the rules. */
export const TURN = 0
export const GROVE_TURNS = 1
export const GROVE_ENTERED = 2
export const IDLE_TURNS = 3
export const EVENTFUL = 4
export const TURN_NUMBER = 5
export const END_OFFERED = 6
/** Why the match is over: an index into `END_REASONS`, from 1; 0 while it goes on. */
export const RESULT = 7
/** The worth of all gold on the island, including closed tiles and loads in hand. */
export const GOLD_ASHORE = 8
export const CLOSED_TILES = 9
export const OPEN_CAVES = 10

/** The lifeboat (J-BOAT): nowhere, ashore or afloat, and its cell. */
export const BOAT = 11
export const NO_BOAT = 0
export const ASHORE = 1
export const AFLOAT = 2
export const BOAT_AT = 12
export const BOAT_STEP = 13
export const BOAT_TEAM = 14
/** The sides that the boat is limited to, a bit each. */
export const BOAT_SIDES = 15

/** The bear (J-ARCH): −1 until it is woken. */
export const BEAR_AT = 16
export const BEAR_SEAT = 17
export const BEAR_FRESH = 18

/** The load in hand of the moving piece: no other piece has one. */
export const IN_HAND = 19
export const COIN = 1
export const PRIZE = 2
export const BOAT_IN_HAND = 3

/** The current move; its steps are at the end of the words. */
export const MOVER = 20
export const ORIGIN = 21
export const ORIGIN_STEP = 22
export const CHAIN_LENGTH = 23

/** The pending decision and its parameters. */
export const ASKED = 24
export const NOTHING = 0
export const ONWARD = 1
export const ARRIVAL = 2
export const PEEK = 3
export const ARRANGE = 4
export const SWAP = 5
export const OATH = 6
export const UNCORK = 7
export const END_OFFER = 8
/** `ARRIVAL`: set when the answers include flying on, and rowing on. */
export const MAY_FLY = 25
export const MAY_ROW = 26
/** `PEEK`: the number of looks left. */
export const LOOKS_LEFT = 25
/** `SWAP`: the first cell, −1 before it is chosen. */
export const FIRST = 25
/** `UNCORK`: the piece that has moved, or −1. */
export const ACTED = 25
/** `END_OFFER`: the seat that offers, and the number of acceptances. */
export const OFFERED_BY = 25
export const ACCEPTED = 26
/** `PEEK`, `ARRANGE`: the cells looked at. */
export const LOOKED_COUNT = 27
export const LOOKED = 28

/** Pieces in the game, and sets of pieces: a bit each. */
export const PIECES = 32
export const PIRATES = 33
export const TRAPPED = 34
export const DRUNK = 35
export const LOST = 36
/**
 * The set of the missionary alone, and of Friday alone; empty until they are found, and once the missionary is a
 * fighter.
 */
export const PREACHER = 37
export const FRIDAY = 38
/** The piece of each resident, in the order of `RESIDENTS`; −1 until found. */
export const RESIDENT = 39

/** Lists with a number for each team: the cell of its ship, its gold, its bottles. */
export const SHIP = 42
export const GOLD = 46
export const BOTTLE_STORE = 50
/** Sets of pieces by team, and by side: allied teams are one. */
export const CREW = 54
export const SIDE_CREW = 58

/** The number of places used for the steps of turntables. */
export const TURNTABLES = 62

/** For each piece, its cell or one of the places below. */
export const AT = 63
export const MOST_PIECES = 23
export const UNPLACED_AT = -1
export const DEAD = -2
export const GONE = -3
export const STEP = AT + MOST_PIECES
/** For each piece: 0, or twice the order of getting lost, plus one for a piece that awaits an exit. */
export const LOST_SINCE = STEP + MOST_PIECES
export const TEAM = LOST_SINCE + MOST_PIECES

/** By cell: its tile, 0 for sea. An equally long list of the contents of cells follows. */
export const TILES = TEAM + MOST_PIECES

/** The parts of a tile's word. */
export const KIND_BITS = 0x3f
export const FACING_SHIFT = 6
export const PICTURE_SHIFT = 8
export const OPEN = 1 << 11
export const USED = 1 << 12
export const SEEN_SHIFT = 13
export const SEEN_BITS = 0xf << SEEN_SHIFT
export const PRIZE_BIT = 1 << 17
/** The coins on the tile, or for a turntable the index of its steps among all turntables. */
export const AMOUNT_SHIFT = 18
export const ONE_COIN = 1 << AMOUNT_SHIFT

/** The contents of a cell: pieces not lost in it, ships, the launched boat. */
export const ANYBODY = (1 << MOST_PIECES) - 1
export const SHIP_SHIFT = MOST_PIECES
export const BOAT_HERE = 1 << (SHIP_SHIFT + 4)
export const ANY_SHIP = 0xf << SHIP_SHIFT
export const ANY_VESSEL = ANY_SHIP | BOAT_HERE

/** A step of a turntable: twice its coins, plus one for the treasure. */
export const MOST_STEPS = 5

/** A step of a chain: cells of up to ten bits, and its manner. */
export const STEP_TO_SHIFT = 10
export const STEP_MANNER_SHIFT = 20
export const CELL_BITS = 0x3ff
export const STRAIGHT = 0
export const KNIGHT = 1
export const FLIGHT = 2

import { card } from './admiral/cards/card.ts'
import { fort, loneFlag, ruinedFort } from './admiral/fort.ts'
import { barrel, buoy, grapnel, holdGold, splinter, towRope, treasure } from './admiral/props.ts'
import { hulk, squadronShip } from './admiral/squadron/squadronShip.ts'
import { vane } from './admiral/vane.ts'
import type { Parts } from './bake/model.ts'
import { bear } from './crew/bear.ts'
import { pirate, resident } from './crew/crew.ts'
import { chest } from './gold/chest.ts'
import { coins } from './gold/coin.ts'
import type { ModelName } from './manifest.ts'
import { airplane } from './props/airplane.ts'
import { balloon } from './props/balloon.ts'
import { bottle } from './props/bottle.ts'
import { cannonball } from './props/cannonball.ts'
import { dice } from './props/dice.ts'
import { ferry } from './props/ferry.ts'
import { lantern } from './props/lantern.ts'
import { lifeboat } from './props/lifeboat.ts'
import { map } from './props/map.ts'
import { mug } from './props/mug.ts'
import { rope } from './props/rope.ts'
import { spyglass } from './props/spyglass.ts'
import { reliefs } from './relief/reliefs.ts'
import { gun } from './sea-battle/gun.ts'
import { peg } from './sea-battle/pegs.ts'
import { fleetShip } from './sea-battle/ships.ts'
import { seaTrays } from './sea-battle/trays.ts'
import { ship } from './ship/ship.ts'
import { corners } from './stage/corners.ts'
import { island } from './stage/island.ts'
import { table, WIDE_TABLE } from './stage/tableTop.ts'
import { tray } from './stage/tray.ts'
import { tile } from './tile/tile.ts'

/** The geometry behind every model of the manifest. */
export const SOURCES: Readonly<Record<ModelName, () => Parts>> = {
  tile: () => ({ tile: tile('full') }),
  'tile@low': () => ({ tile: tile('low') }),
  reliefs: () => reliefs('body', 'full'),
  'reliefs@low': () => reliefs('body', 'low'),
  'relief-lines': () => reliefs('line', 'full'),
  'relief-lines@low': () => reliefs('line', 'low'),
  'ship/white': () => ship('white'),
  'ship/red': () => ship('red'),
  'ship/black': () => ship('black'),
  'ship/yellow': () => ship('yellow'),
  'pirate/white': () => ({ body: pirate('white', 'full') }),
  'pirate/red': () => ({ body: pirate('red', 'full') }),
  'pirate/black': () => ({ body: pirate('black', 'full') }),
  'pirate/yellow': () => ({ body: pirate('yellow', 'full') }),
  ben: () => ({ body: resident('ben', 'full') }),
  missionary: () => ({ body: resident('missionary', 'full') }),
  friday: () => ({ body: resident('friday', 'full') }),
  bear: () => ({ body: bear('full') }),
  'pirate/white@low': () => ({ body: pirate('white', 'low') }),
  'pirate/red@low': () => ({ body: pirate('red', 'low') }),
  'pirate/black@low': () => ({ body: pirate('black', 'low') }),
  'pirate/yellow@low': () => ({ body: pirate('yellow', 'low') }),
  'ben@low': () => ({ body: resident('ben', 'low') }),
  'missionary@low': () => ({ body: resident('missionary', 'low') }),
  'friday@low': () => ({ body: resident('friday', 'low') }),
  'bear@low': () => ({ body: bear('low') }),
  coin: () => ({ body: coins(1) }),
  'coins/2': () => ({ body: coins(2) }),
  'coins/3': () => ({ body: coins(3) }),
  'coins/5': () => ({ body: coins(5) }),
  chest: () => ({ body: chest() }),
  bottle: () => ({ body: bottle('full') }),
  'bottle@low': () => ({ body: bottle('low') }),
  cannonball: () => ({ body: cannonball() }),
  lifeboat: () => ({ body: lifeboat() }),
  ferry: () => ({ body: ferry('full') }),
  'ferry@low': () => ({ body: ferry('low') }),
  balloon: () => ({ body: balloon() }),
  airplane,
  tray: () => tray(),
  table: () => ({ wood: table() }),
  island: () => ({ sand: island() }),
  corners: () => ({ body: corners() }),
  lantern,
  map: () => ({ parchment: map() }),
  spyglass: () => ({ body: spyglass() }),
  dice: () => ({ ivory: dice() }),
  rope: () => ({ rope: rope() }),
  mug: () => ({ body: mug() }),
  'fleet/pirates/1': () => fleetShip('pirates', 1, 'full'),
  'fleet/pirates/2': () => fleetShip('pirates', 2, 'full'),
  'fleet/pirates/3': () => fleetShip('pirates', 3, 'full'),
  'fleet/pirates/4': () => fleetShip('pirates', 4, 'full'),
  'fleet/pirates/1@low': () => fleetShip('pirates', 1, 'low'),
  'fleet/pirates/2@low': () => fleetShip('pirates', 2, 'low'),
  'fleet/pirates/3@low': () => fleetShip('pirates', 3, 'low'),
  'fleet/pirates/4@low': () => fleetShip('pirates', 4, 'low'),
  'fleet/royal/1': () => fleetShip('royal', 1, 'full'),
  'fleet/royal/2': () => fleetShip('royal', 2, 'full'),
  'fleet/royal/3': () => fleetShip('royal', 3, 'full'),
  'fleet/royal/4': () => fleetShip('royal', 4, 'full'),
  'fleet/royal/1@low': () => fleetShip('royal', 1, 'low'),
  'fleet/royal/2@low': () => fleetShip('royal', 2, 'low'),
  'fleet/royal/3@low': () => fleetShip('royal', 3, 'low'),
  'fleet/royal/4@low': () => fleetShip('royal', 4, 'low'),
  'peg/miss': () => ({ body: peg('miss', 'full') }),
  'peg/miss@low': () => ({ body: peg('miss', 'low') }),
  'peg/hit': () => ({ body: peg('hit', 'full') }),
  'peg/hit@low': () => ({ body: peg('hit', 'low') }),
  gun: () => ({ body: gun() }),
  'tray/sea-battle': seaTrays,
  'table/wide': () => ({ wood: table(WIDE_TABLE) }),
  'squadron/red/line': () => squadronShip('red', 'line', 'full'),
  'squadron/red/galleon': () => squadronShip('red', 'galleon', 'full'),
  'squadron/red/frigate': () => squadronShip('red', 'frigate', 'full'),
  'squadron/red/brig': () => squadronShip('red', 'brig', 'full'),
  'squadron/blue/line': () => squadronShip('blue', 'line', 'full'),
  'squadron/blue/galleon': () => squadronShip('blue', 'galleon', 'full'),
  'squadron/blue/frigate': () => squadronShip('blue', 'frigate', 'full'),
  'squadron/blue/brig': () => squadronShip('blue', 'brig', 'full'),
  'squadron/green/line': () => squadronShip('green', 'line', 'full'),
  'squadron/green/galleon': () => squadronShip('green', 'galleon', 'full'),
  'squadron/green/frigate': () => squadronShip('green', 'frigate', 'full'),
  'squadron/green/brig': () => squadronShip('green', 'brig', 'full'),
  'squadron/gold/line': () => squadronShip('gold', 'line', 'full'),
  'squadron/gold/galleon': () => squadronShip('gold', 'galleon', 'full'),
  'squadron/gold/frigate': () => squadronShip('gold', 'frigate', 'full'),
  'squadron/gold/brig': () => squadronShip('gold', 'brig', 'full'),
  'squadron/red/line@low': () => squadronShip('red', 'line', 'low'),
  'squadron/red/galleon@low': () => squadronShip('red', 'galleon', 'low'),
  'squadron/red/frigate@low': () => squadronShip('red', 'frigate', 'low'),
  'squadron/red/brig@low': () => squadronShip('red', 'brig', 'low'),
  'squadron/blue/line@low': () => squadronShip('blue', 'line', 'low'),
  'squadron/blue/galleon@low': () => squadronShip('blue', 'galleon', 'low'),
  'squadron/blue/frigate@low': () => squadronShip('blue', 'frigate', 'low'),
  'squadron/blue/brig@low': () => squadronShip('blue', 'brig', 'low'),
  'squadron/green/line@low': () => squadronShip('green', 'line', 'low'),
  'squadron/green/galleon@low': () => squadronShip('green', 'galleon', 'low'),
  'squadron/green/frigate@low': () => squadronShip('green', 'frigate', 'low'),
  'squadron/green/brig@low': () => squadronShip('green', 'brig', 'low'),
  'squadron/gold/line@low': () => squadronShip('gold', 'line', 'low'),
  'squadron/gold/galleon@low': () => squadronShip('gold', 'galleon', 'low'),
  'squadron/gold/frigate@low': () => squadronShip('gold', 'frigate', 'low'),
  'squadron/gold/brig@low': () => squadronShip('gold', 'brig', 'low'),
  'fort/red': () => ({ body: fort('red', 'full') }),
  'fort/blue': () => ({ body: fort('blue', 'full') }),
  'fort/green': () => ({ body: fort('green', 'full') }),
  'fort/gold': () => ({ body: fort('gold', 'full') }),
  'fort/red@low': () => ({ body: fort('red', 'low') }),
  'fort/blue@low': () => ({ body: fort('blue', 'low') }),
  'fort/green@low': () => ({ body: fort('green', 'low') }),
  'fort/gold@low': () => ({ body: fort('gold', 'low') }),
  'fort/ruin': () => ({ body: ruinedFort() }),
  'flag/red': () => loneFlag('red'),
  'flag/blue': () => loneFlag('blue'),
  'flag/green': () => loneFlag('green'),
  'flag/gold': () => loneFlag('gold'),
  vane,
  barrel: () => ({ body: barrel() }),
  grapnel: () => ({ body: grapnel() }),
  'tow-rope': () => ({ body: towRope() }),
  splinter: () => ({ body: splinter() }),
  buoy: () => ({ body: buoy() }),
  treasure: () => ({ body: treasure() }),
  'hold-gold': holdGold,
  hulk: () => ({ body: hulk('galleon') }),
  'card/rapid': () => ({ card: card('rapid') }),
  'card/swift': () => ({ card: card('swift') }),
  'card/target': () => ({ card: card('target') }),
  'card/berserk': () => ({ card: card('berserk') }),
  'card/hidden': () => ({ card: card('back') }),
}

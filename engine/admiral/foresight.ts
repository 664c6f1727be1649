/** What can be foretold from a view alone: chances, lines of fire, courses. Everything here changes nothing. */
export { type Berth, isDeadEnd, mooring, reachable, sailedOn } from './foresight/berths.ts'
export { type BoardingOdds, boardingOdds, THROWS } from './foresight/boardingOdds.ts'
export { facesAt, facesOf, gunnersOn, hint } from './foresight/chances.ts'
export { bearersOn, type Danger, dangersOf, type Lying, targetsFrom } from './foresight/dangers.ts'
export { BANDS, type Band, type FireLine, fireLines } from './foresight/fireLines.ts'
export { type Firepower, type Prospect, prospectOf } from './foresight/gunfire.ts'
export { roseOf, type Spoke } from './foresight/rose.ts'
export { nextRoundOf, type Threat, threatsTo } from './foresight/threats.ts'

/** What can be foretold from a view alone: chances, lines of fire, courses. Everything here changes nothing. */
export { type Berth, mooring, reachable, sailedOn } from './foresight/berths.ts'
export { type BoardingOdds, boardingOdds, THROWS } from './foresight/boardingOdds.ts'
export { possibleCaptains } from './foresight/captains.ts'
export { facesAt, facesOf, gunnersOn, hint, volleysOf } from './foresight/chances.ts'
export { bearersOn, type Danger, dangersOf, type Lying, targetsFrom } from './foresight/dangers.ts'
export { BANDS, type Band, cellsUnderFire, type FireLine, fireLines } from './foresight/fireLines.ts'
export { type Firepower, gunsOn, type Prospect, prospectOf, type Reply } from './foresight/gunfire.ts'

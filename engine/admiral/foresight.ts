/** What can be foretold from a view alone: chances, lines of fire, courses. Everything here changes nothing. */
export { type Berth, mooring, reachable, sailedOn } from './foresight/berths.ts'
export { facesOf, gunnersOn, hint, volleysOf } from './foresight/chances.ts'
export { BANDS, type Band, cellsUnderFire, type FireLine, fireLines } from './foresight/fireLines.ts'

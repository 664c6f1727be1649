/** What can be foretold from a view alone. Everything here changes nothing. */
export { bearStep } from './bear/step.ts'
export { isBearsMeat } from './bear/walk.ts'
export { type BearStep, bearForeseen } from './foresight/bear.ts'
export { hint } from './foresight/doom.ts'
export { type UnknownKind, unknownKinds } from './foresight/odds.ts'
export { type Hitters, hittersOf, turnsHome } from './foresight/reach.ts'
export { type ForeseenStep, MOST_ROUTES, type Route, type RouteEnd, routesOf } from './foresight/routes.ts'
export { strikesOfUncorking } from './foresight/uncorking.ts'

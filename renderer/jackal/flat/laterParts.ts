// The parts that `later.ts` loads, in one file of the built page.
export { ArrangeDock } from '../hud/dock/ArrangeDock.tsx'
export { OathDock, OfferDock as OfferedDock } from '../hud/dock/DecisionDocks.tsx'
export { OutcomeDock } from '../hud/dock/OutcomeDock.tsx'
export { GroveNote } from '../hud/GroveNote.tsx'
export { TileCard } from '../hud/tileCard/TileCard.tsx'
export { OfferDock } from './dock/OfferDock.tsx'
export { UncorkDock } from './dock/UncorkDock.tsx'

// The parts that `later.ts` loads, in one file of the built page.
export { AssignDock } from '../hud/captains/AssignDock.tsx'
export { CaptainCard } from '../hud/captains/CaptainCard.tsx'
export { UnitCard } from '../hud/card/UnitCard.tsx'
export { ChosenQuestion } from '../hud/questions/ChosenQuestion.tsx'
export { ChoicesSheet } from './dock/ChoicesSheet.tsx'

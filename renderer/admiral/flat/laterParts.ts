// What `later.ts` loads, in one file of the built page.
export { CaptainCard } from '../hud/captains/CaptainCard.tsx'
export { AssignDock } from './dock/AssignDock.tsx'
export { ChoicesSheet } from './dock/ChoicesSheet.tsx'
export { Choosing } from './dock/Choosing.tsx'

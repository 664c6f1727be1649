import type { MatchInfo, MatchSetup, NewSeat } from '../../electron/contract/ipc.ts'
import { call } from './client.ts'

/** Returns the setup with the people of an earlier match at the seats that have their names. */
export async function withPeopleOf(
  { id, seats }: Pick<MatchInfo, 'id' | 'seats'>,
  setup: MatchSetup,
): Promise<MatchSetup> {
  const answer = await call('people:seats', { id })
  if (!answer.ok) return setup
  const byName = new Map(seats.flatMap(({ seat, name }) => [[name, answer.value[seat]] as const]))
  const known = (plan: NewSeat): NewSeat => {
    const profile = plan.player.kind === 'human' ? byName.get(plan.name) : undefined
    return profile === undefined ? plan : { ...plan, profile }
  }
  const people = Object.entries(setup.seats).map(([seat, plan]) => [seat, known(plan)])
  return { ...setup, seats: Object.fromEntries(people) }
}

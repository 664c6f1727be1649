import type { JackalState, TeamId } from '../../../../engine/jackal/types.ts'
import { crewsOf } from './crews.ts'

/** Returns the parties: allied crews win together, and so do crews of one seat (J-SEATS). */
export function partiesOf(view: JackalState): readonly (readonly TeamId[])[] {
  const crews = crewsOf(view)
  const parties = crews.map(({ id, seat, alliance }) =>
    crews.filter((other) => other.id === id || other.id === alliance?.partner || other.seat === seat),
  )
  const once = parties.filter(([first], index) => first === crews[index])
  return once.map((party) => party.map(({ id }) => id))
}

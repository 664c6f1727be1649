import type { JackalState, TeamId } from '../../engine/jackal/types.ts'
import { chancesAtEnd, chancesInRace } from '../hud/broadcast/chances.ts'
import { goldLeft } from './goldLeft.ts'
import { type Crew, crewsOf } from './hud/crews/crews.ts'
import { partiesOf } from './hud/crews/parties.ts'

/**
 * Returns the chance of each party as viewers may guess it: gold aboard, and of the rest a part for each pirate and
 * resident alive. After the end the winners have all.
 */
export function chancesOf(
  view: JackalState,
): readonly { readonly sides: readonly TeamId[]; readonly chance: number }[] {
  const crews = crewsOf(view)
  const parties = partiesOf(view)
  const of = (party: readonly TeamId[]) => crews.filter(({ id }) => party.includes(id))
  const { result } = view
  const chances = result
    ? chancesAtEnd(parties.map((party) => of(party).some(({ seat }) => result.winners.includes(seat))))
    : chancesInRace(
        parties.map((party) => racerOf(of(party))),
        goldLeft(view),
      )
  return parties.map((sides, place) => ({ sides, chance: chances[place] ?? 0 }))
}

const racerOf = (crews: readonly Crew[]) => ({
  gold: crews.reduce((sum, { gold }) => sum + gold, 0),
  hands: crews.reduce((sum, { alive, residents }) => sum + alive + residents.length, 0),
})

import type { AdmiralEvent } from '../../../engine/admiral/types.ts'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Die } from '../log/DiceRow.tsx'
import { readEvents } from '../view.ts'
import { PUZZLES } from './puzzles.ts'
import './toldDice.css'

/** Shows the dice that a puzzle reveals, in order; used ones are dim. */
export function ToldDice({ id }: { readonly id: string }) {
  const t = useText()
  const steps = useSession((state) => state.steps)
  const dice = PUZZLES.find((puzzle) => puzzle.id === id)?.dice ?? []
  if (new Set(dice).size < 2) return null
  const fallen = steps.flatMap(({ events }) => readEvents(events)).reduce((sum, event) => sum + diceIn(event), 0)
  const left = dice.slice(fallen).join(', ')
  return (
    <p
      className="told-dice"
      role="img"
      aria-label={left === '' ? t('puzzle.dice.none') : t('puzzle.dice', { dice: left })}
    >
      {dice.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: revealed dice never change places
        <Die key={place} face={face} hits={place >= fallen} thrown={place === fallen} />
      ))}
    </p>
  )
}

/** Returns the number of dice in an event. */
function diceIn(event: AdmiralEvent): number {
  if (event.kind === 'shotsFired') return event.die === null ? 0 : 1
  if (event.kind === 'criticalRolled') return 1
  return event.kind === 'boardingFought' ? event.dice.length : 0
}

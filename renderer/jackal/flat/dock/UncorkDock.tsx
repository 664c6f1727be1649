import { printCell } from '../../../../engine/jackal/cells.ts'
import type { JackalState } from '../../../../engine/jackal/types.ts'
import { Dock, DockButton } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { Answers } from '../../hud/dock/Belongings.tsx'
import { actionHint, choiceLabel, promptTitle } from '../../hud/turn/actionHint.ts'
import { Bottle } from '../../insignia/insignia.tsx'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { targetsOf } from '../../intent/targets.ts'

interface UncorkDockProps {
  readonly view: JackalState
  readonly intent: IntentState
}

/**
 * After the move, or in its place: the pieces that a bottle can free, or none (J-ARCH). The one pointed at is golden.
 */
export function UncorkDock({ view, intent }: UncorkDockProps) {
  const words = useWords()
  const { t } = words
  const freeable = targetsOf(intent).flatMap(({ cell, moves }) => moves.map((choice) => ({ cell, choice })))
  const [only, another] = freeable
  const main = freeable.find(({ cell }) => cell === intent.cursor) ?? (another ? null : only)
  const choices = freeable.map(({ choice }) => choice)
  return (
    <Dock
      surface="parchment"
      prompt={actionHint(intent, words)}
      isAsked
      buttons={
        <>
          <Answers intent={intent} />
          <fieldset className="dock-choices" aria-label={promptTitle(choices, t, intent.view)} data-testid="prompt">
            {freeable.map(({ cell, choice }) => (
              <DockButton
                key={JSON.stringify(choice.move)}
                kind={choice === main?.choice ? 'main' : 'plain'}
                label={
                  <>
                    <Bottle size={1.25} /> {choiceLabel(choice, [choice], t, view)} ({printCell(view.board, cell)})
                  </>
                }
                onPress={() => useIntent.getState().choose(choice.move)}
                testId={choice === main?.choice ? 'flat-main' : `free-${printCell(view.board, cell)}`}
              />
            ))}
          </fieldset>
        </>
      }
    />
  )
}

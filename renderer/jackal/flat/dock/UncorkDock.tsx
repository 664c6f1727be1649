import { printCell } from '../../../../engine/jackal/cells.ts'
import type { Cell, JackalState } from '../../../../engine/jackal/types.ts'
import { Dock, DockRow, MainButton, SideButton, UndoButton } from '../../../flat/FlatDock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { Bottle } from '../../hud/insignia.tsx'
import { actionHint, actionLabel, choiceLabel, promptTitle } from '../../hud/turn/actionHint.ts'
import { useIntent } from '../../intent/intent.ts'
import { decisionOf, type IntentState } from '../../intent/intentState.ts'
import { actionsOf, type Choice, targetsOf } from '../../intent/targets.ts'
import { AimCard } from '../side/AimCard.tsx'

interface UncorkDockProps {
  readonly view: JackalState
  readonly intent: IntentState
}

/** After the move, or in its place: whom a bottle frees, or nobody (J-ARCH). */
export function UncorkDock({ view, intent }: UncorkDockProps) {
  const words = useWords()
  const freeable = targetsOf(intent).flatMap(({ cell, moves }) => moves.map((choice) => ({ cell, choice })))
  const [only, another] = freeable
  const main = freeable.find(({ cell }) => cell === intent.cursor) ?? (another ? null : only)
  return (
    <Dock surface="parchment" hint={actionHint(intent, words)}>
      {intent.cursor !== null && <AimCard cell={intent.cursor} />}
      <fieldset
        className="isle-choices"
        aria-label={promptTitle(
          freeable.map(({ choice }) => choice),
          words.t,
          intent.view,
        )}
        data-testid="prompt"
      >
        {freeable.map((one) => (
          <Freeing key={JSON.stringify(one.choice.move)} view={view} {...one} isMain={one === main} />
        ))}
      </fieldset>
      <DockRow>
        <UndoButton />
        {actionsOf(intent).map(({ move }) => (
          <SideButton
            key={move.kind}
            label={actionLabel(move, decisionOf(intent), words.t)}
            kind="quiet"
            onPress={() => useIntent.getState().choose(move)}
            testId={`action-${move.kind}`}
          />
        ))}
      </DockRow>
    </Dock>
  )
}

interface FreeingProps {
  readonly view: JackalState
  readonly cell: Cell
  readonly choice: Choice
  readonly isMain: boolean
}

/** The bottle for one of the crew; brass for the one that is pointed at. */
function Freeing({ view, cell, choice, isMain }: FreeingProps) {
  const { t } = useWords()
  const label = choiceLabel(choice, [choice], t, view)
  const name = printCell(view.board, cell)
  const onPress = () => useIntent.getState().choose(choice.move)
  if (isMain) return <MainButton label={label} detail={name} icon={<Bottle size={1.25} />} onPress={onPress} />
  return (
    <SideButton label={`${label} (${name})`} icon={<Bottle size={1.25} />} onPress={onPress} testId={`free-${name}`} />
  )
}

import { printCell } from '../../../../engine/jackal/cells.ts'
import type { Cell, JackalState } from '../../../../engine/jackal/types.ts'
import { MainButton } from '../../../flat/FlatDock.tsx'
import { useFlatShell } from '../../../flat/shell.ts'
import { Dock, DockButton } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { WhyNotice } from '../../../hud/WhyNotice.tsx'
import type { Translate } from '../../../i18n/t.ts'
import { SkullIcon } from '../../../ui/icons.tsx'
import { Answers, Belongings, OutcomePicture } from '../../hud/dock/Belongings.tsx'
import { actionHint, choiceLabel } from '../../hud/turn/actionHint.ts'
import { chosenAction } from '../../intent/chosenAction.ts'
import { confirmChoice } from '../../intent/confirmChoice.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { type Choice, isFatal } from '../../intent/targets.ts'
import { whyText } from '../../refusalText.ts'
import { type Aimed, aimedAt } from './aimed.ts'
import { Rail } from './Rail.tsx'

interface MoveDockProps {
  readonly view: JackalState
  readonly intent: IntentState
}

/** The piece, its destination and its load: the golden button names the result, and plays it. */
export function MoveDock({ view, intent }: MoveDockProps) {
  const words = useWords()
  const { t } = words
  const { coach } = useFlatShell()
  const hint = actionHint(intent, words)
  return (
    <Dock
      isAsked
      prompt={intent.why ? <WhyNotice refusal={whyText(t, intent.why, hint)} /> : hint}
      tokens={
        <>
          <Rail view={view} intent={intent} />
          <Belongings intent={intent} />
          {coach}
        </>
      }
      buttons={
        <>
          <Answers intent={intent} />
          <Deed view={view} intent={intent} />
        </>
      }
    />
  )
}

/** The action at the aimed cell: a single one, or one of several. */
function Deed({ view, intent }: MoveDockProps) {
  const { t } = useWords()
  const aimed = aimedAt(intent)
  if (aimed && aimed.choices.length > 0) return <Choices choices={aimed.choices} />
  if (!aimed && chosenAction(intent)) return null
  return (
    <MainButton
      label={aimed ? deedOf(aimed, view, t) : t('key.choose')}
      {...(aimed?.target.fatal && { icon: <SkullIcon size={1.5} />, detail: t('prompt.dies') })}
      disabled={!aimed}
      onPress={confirmChoice}
    />
  )
}

/** Returns the name of the action: `Go to g3`, `Sail to h1`, `Begin at a7`. */
function deedOf({ target }: Aimed, view: JackalState, t: Translate): string {
  const cell = nameOf(view, target.cell)
  const move = target.moves[0]?.move
  switch (move?.kind) {
    case 'sail':
      return t(move.boat ? 'flat.jackal.row' : 'flat.jackal.sail', { cell })
    case 'place':
      return t('flat.jackal.place', { cell })
    case 'peek':
      return t('flat.jackal.peek', { cell })
    case 'swap':
      return t('flat.jackal.swap', { cell })
    case 'revive':
      return t('prompt.revive')
    default:
      return t('flat.jackal.go', { cell })
  }
}

const nameOf = (view: JackalState, cell: Cell): string => printCell(view.board, cell)

/** Several outcomes at one cell, the golden one last: with a coin or without, with a bottle. */
function Choices({ choices }: { readonly choices: readonly Choice[] }) {
  const { t } = useWords()
  const view = useIntent((state) => state.view)
  const golden = choices.find((choice) => !isFatal(choice))
  const ordered = choices.toSorted((a, b) => Number(a === golden) - Number(b === golden))
  return (
    <fieldset className="dock-choices" aria-label={t('prompt.title')} data-testid="prompt">
      {ordered.map((choice) => {
        const label = choiceLabel(choice, choices, t, view)
        return (
          <DockButton
            key={JSON.stringify(choice.move)}
            kind={isFatal(choice) ? 'danger' : choice === golden ? 'main' : 'plain'}
            label={
              <>
                <OutcomePicture choice={choice} />
                {isFatal(choice) ? `${label} (${t('prompt.dies')})` : label}
              </>
            }
            onPress={() => useIntent.getState().choose(choice.move)}
            testId={`prompt-${choices.indexOf(choice)}`}
          />
        )
      })}
    </fieldset>
  )
}

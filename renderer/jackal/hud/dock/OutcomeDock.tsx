import type { JackalState } from '../../../../engine/jackal/types.ts'
import { Dock, DockButton, Token } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import type { Translate } from '../../../i18n/t.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { goldenChoice } from '../../intent/confirmChoice.ts'
import { isShortFlight } from '../../intent/flightRules.ts'
import { useIntent } from '../../intent/intent.ts'
import { type Choice, isFatal } from '../../intent/targets.ts'
import { choiceLabel } from '../turn/actionHint.ts'
import { OutcomePicture } from './Belongings.tsx'
import { BackButton } from './WhoDock.tsx'

/** Asks for one of several outcomes at a cell, or again before an outcome that cannot be undone. */
export function OutcomeDock({ moves }: { readonly moves: readonly Choice[] }) {
  const { t } = useWords()
  const view = useIntent((state) => state.view)
  const golden = goldenChoice(moves)
  const others = moves.filter((choice) => choice !== golden)
  const isLong = others.length > 1
  return (
    <Dock
      surface="parchment"
      prompt={questionOf(moves, t, view)}
      isAsked
      testId="prompt"
      tokens={isLong && others.map((choice) => <OutcomeToken key={keyOf(choice)} choice={choice} all={moves} />)}
      buttons={
        <>
          <BackButton />
          {!isLong && others.map((choice) => <OutcomeButton key={keyOf(choice)} choice={choice} all={moves} />)}
          {golden && <OutcomeButton choice={golden} all={moves} isGolden />}
        </>
      }
    />
  )
}

const keyOf = ({ move }: Choice): string => JSON.stringify(move)

/** Returns the question about the outcomes at a cell, in a few words. */
function questionOf(moves: readonly Choice[], t: Translate, view: JackalState | null): string {
  const [only, another] = moves
  if (moves.every(isFatal)) return t('prompt.fatal')
  if (moves.some(({ move }) => isShortFlight(view, move))) return t('prompt.flight')
  if (only?.move.kind === 'swap') return t('prompt.swaps')
  const loads = [...new Set(moves.flatMap(({ move }) => (move.kind === 'go' && move.carry ? [move.carry] : [])))]
  const [load, second] = loads
  if (load && second === undefined) return t(`prompt.${load}s`)
  const bottles = moves.every(({ move }) => move.kind === 'go' && move.bottle === true)
  return bottles && another === undefined ? t('prompt.bottles') : t('prompt.title')
}

interface OutcomeProps {
  readonly choice: Choice
  readonly all: readonly Choice[]
}

function OutcomeButton({ choice, all, isGolden = false }: OutcomeProps & { readonly isGolden?: boolean }) {
  const { t } = useWords()
  const view = useIntent((state) => state.view)
  const label = choiceLabel(choice, all, t, view)
  const isDeadly = isFatal(choice)
  return (
    <DockButton
      kind={isDeadly ? 'danger' : isGolden ? 'main' : 'plain'}
      label={
        <>
          <OutcomePicture choice={choice} />
          {isDeadly && all.length > 1 ? `${label}: ${t('prompt.dies')}` : label}
        </>
      }
      {...(isGolden && { command: TABLE.commands.confirm })}
      onPress={() => useIntent.getState().choose(choice.move)}
      testId={`prompt-${all.indexOf(choice)}`}
    />
  )
}

function OutcomeToken({ choice, all }: OutcomeProps) {
  const { t } = useWords()
  const view = useIntent((state) => state.view)
  const index = all.indexOf(choice)
  return (
    <Token
      label={choiceLabel(choice, all, t, view)}
      icon={<OutcomePicture choice={choice} />}
      nth={index + 1}
      onPress={() => useIntent.getState().choose(choice.move)}
      testId={`prompt-${index}`}
    />
  )
}

import { sounds } from '../../../audio/sounds.ts'
import { Coin } from '../../../hud/Coin.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { Why as WhyNot } from '../../../hud/Why.tsx'
import { ChoiceKey, CommandKey } from '../../../input/CommandKey.tsx'
import { TABLE } from '../../../input/tableCommands.ts'
import { SkullIcon } from '../../../ui/icons.tsx'
import { isShortFlight } from '../../intent/flightRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { Prompt, Why } from '../../intent/intentState.ts'
import { type Choice, isFatal } from '../../intent/targets.ts'
import { whyText } from '../../refusalText.ts'
import { Bottle, Treasure } from '../insignia.tsx'
import { actionHint, choiceLabel, promptTitle } from '../turn/actionHint.ts'
import { Bubble } from './Bubble.tsx'
import { WhoBubble } from './WhoBubble.tsx'
import './bubbles.css'

/** What is asked or explained beside a cell; the spoken table says it too. */
export function Bubbles() {
  const prompt = useIntent((state) => state.prompt)
  const why = useIntent((state) => state.why)
  return (
    <>
      {prompt?.who && <WhoBubble key={`who${prompt.cell}`} cell={prompt.cell} who={prompt.who} />}
      {prompt && !prompt.who && <PromptBubble key={`prompt${prompt.cell}`} prompt={prompt} />}
      {why && <WhyBubble key={`why${why.cell}`} why={why} />}
    </>
  )
}

function PromptBubble({ prompt: { cell, moves } }: { readonly prompt: Prompt }) {
  const { t } = useWords()
  const fatal = moves.every(isFatal)
  const view = useIntent((state) => state.view)
  const isFlight = moves.some(({ move }) => isShortFlight(view, move))
  return (
    <Bubble
      cell={cell}
      className={`wood ${fatal ? 'is-fatal' : ''}`}
      label={promptTitle(moves, t, view)}
      testId="prompt"
    >
      {isFlight && (
        <p className="bubble-note" aria-hidden={moves.length === 1}>
          {t('prompt.flight')}
        </p>
      )}
      {fatal && (
        <p className="bubble-danger">
          <SkullIcon size={1.375} /> {t('prompt.fatal')}
        </p>
      )}
      {moves.map((choice, index) => (
        <ChoiceButton key={JSON.stringify(choice.move)} choice={choice} all={moves} index={index} />
      ))}
      {(moves.length === 1 || fatal || isFlight) && <TakeBack />}
    </Bubble>
  )
}

/** The way out of what cannot be undone. */
function TakeBack() {
  const { t } = useWords()
  return (
    <button
      type="button"
      className="choice is-back"
      data-testid="prompt-cancel"
      onClick={() => {
        sounds.play('click')
        useIntent.setState({ prompt: null })
      }}
    >
      <CommandKey of={TABLE.commands.cancel} />
      <span>{t('prompt.cancel')}</span>
    </button>
  )
}

interface ChoiceButtonProps {
  readonly choice: Choice
  readonly all: readonly Choice[]
  readonly index: number
}

function ChoiceButton({ choice, all, index }: ChoiceButtonProps) {
  const { t } = useWords()
  const view = useIntent((state) => state.view)
  return (
    <button
      type="button"
      className={`choice ${isFatal(choice) ? 'is-fatal' : ''}`}
      data-testid={`prompt-${index}`}
      onClick={() => {
        sounds.play('click', { bus: 'interface' })
        useIntent.getState().choose(choice.move)
      }}
    >
      <ChoiceKey n={index + 1} />
      <ChoicePicture choice={choice} />
      <span>{choiceLabel(choice, all, t, view)}</span>
      {isFatal(choice) && <span className="choice-dies">{t('prompt.dies')}</span>}
    </button>
  )
}

function ChoicePicture({ choice: { move, hint } }: { readonly choice: Choice }) {
  if (hint.fatal) return <SkullIcon size={1.25} />
  if (move.kind === 'uncork') return <Bottle size={1.25} />
  if (move.kind !== 'go') return null
  if (move.bottle) return <Bottle size={1.25} />
  if (move.carry === 'coin') return <Coin size={1.25} />
  return move.carry === 'treasure' ? <Treasure size={1.25} /> : null
}

const closeWhy = () => useIntent.setState({ why: null })

function WhyBubble({ why }: { readonly why: Why }) {
  const words = useWords()
  const { t } = words
  const asks = useIntent((intent) => actionHint(intent, words))
  return (
    <Bubble cell={why.cell} className="parchment is-why" label={t('why.title')} testId="why">
      <WhyNot refusal={whyText(t, why, asks)} onClose={closeWhy} />
    </Bubble>
  )
}

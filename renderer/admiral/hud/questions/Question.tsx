import { createContext, type ReactNode, useContext } from 'react'
import { Dock, DockButton } from '../../../hud/frame/Dock.tsx'
import { WhyNotice } from '../../../hud/WhyNotice.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { Command } from '../../../input/commands.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { useIntent } from '../../intent/intent.ts'
import { whyText } from '../../refusalText.ts'
import type { Fact } from '../orders/attackText.ts'
import './question.css'

/** A button of a question. */
export interface Answer {
  readonly label: string
  readonly onPress: () => void
  readonly disabled?: boolean
  /** The command of the button's key, if it is not the usual one. */
  readonly command?: Command
  readonly testId: string
}

interface QuestionProps {
  /** At most six words. */
  readonly title: string
  /** More words for screen readers. */
  readonly about?: string
  /** The details to choose, in one line. */
  readonly details?: ReactNode
  /** Facts for the answer, the most important first. */
  readonly facts?: readonly Fact[]
  /** The one fact that fits in the dock. */
  readonly fact?: Fact | undefined
  /** The button that goes back; null if there is none. */
  readonly back: Answer | null
  /** The golden button, which Enter presses. */
  readonly main: Answer | null
  readonly testId: string
}

/** A decision of the player, with its details and the button back: the dock turns to parchment. */
export function Question({ title, about, details, facts = [], fact, back, main, testId }: QuestionProps) {
  const t = useText()
  const why = useIntent((state) => state.why)
  const Facts = useContext(QuestionFacts)
  return (
    <Dock
      surface="parchment"
      isAsked
      prompt={title}
      {...(about !== undefined && { about })}
      testId={testId}
      tokens={
        <>
          {details}
          {why ? <WhyNotice refusal={whyText(t, why)} /> : <Facts facts={facts} fact={fact} />}
        </>
      }
      buttons={
        <>
          {back && <Button answer={back} usual={TABLE.commands.cancel} />}
          {main && <Button answer={main} usual={TABLE.commands.confirm} isMain />}
        </>
      }
    />
  )
}

type FactsProps = Pick<QuestionProps, 'facts' | 'fact'>

/** Shows the one fact that fits in the dock. */
const OneFact = ({ fact }: FactsProps) => fact && <span className={`question-fact is-${fact.kind}`}>{fact.text}</span>

/** The facts that a question shows: the most important one, or all if the dock scrolls. */
export const QuestionFacts = createContext<(props: FactsProps) => ReactNode>(OneFact)

interface ButtonProps {
  readonly answer: Answer
  readonly usual: Command
  readonly isMain?: boolean
}

function Button({ answer: { label, onPress, disabled = false, command, testId }, usual, isMain = false }: ButtonProps) {
  return (
    <DockButton
      kind={isMain ? 'main' : 'plain'}
      label={label}
      onPress={onPress}
      disabled={disabled}
      command={command ?? usual}
      testId={testId}
    />
  )
}

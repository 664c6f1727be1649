import { createContext, type ReactNode, useContext } from 'react'
import { Dock, DockButton } from '../../../hud/frame/Dock.tsx'
import type { Command } from '../../../input/commands.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { useIntent } from '../../intent/intent.ts'
import { WhyNotice } from '../dock/WhyNotice.tsx'
import type { Fact } from '../orders/attackText.ts'
import './question.css'

/** A button of a question. */
export interface Answer {
  readonly label: string
  readonly onPress: () => void
  readonly disabled?: boolean
  /** Its key, where that is not the usual one. */
  readonly command?: Command
  readonly testId: string
}

export interface QuestionProps {
  /** At most six words. */
  readonly title: string
  /** More words for screen readers. */
  readonly about?: string
  /** The choices that belong to it, in one line. */
  readonly details?: ReactNode
  /** Facts for the answer, the most important first. */
  readonly facts?: readonly Fact[]
  /** The one of them for which the dock has room. */
  readonly fact?: Fact | undefined
  /** The way back. */
  readonly back: Answer | null
  /** The golden button: Enter presses it. */
  readonly main: Answer | null
  readonly testId: string
}

/** Shows a question: the dock turns to parchment. */
function DockQuestion({ title, about, details, fact, back, main, testId }: QuestionProps) {
  const why = useIntent((state) => state.why)
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
          {why && <WhyNotice why={why} />}
          {fact && !why && <span className={`question-fact is-${fact.kind}`}>{fact.text}</span>}
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

/** The component that shows a question: in the dock, or as the flat table has it. */
export const QuestionFrame = createContext<(props: QuestionProps) => ReactNode>(DockQuestion)

/** Something that the player decides, with its details and the way back. */
export function Question(props: QuestionProps) {
  const Frame = useContext(QuestionFrame)
  return <Frame {...props} />
}

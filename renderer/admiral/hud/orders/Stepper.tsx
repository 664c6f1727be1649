import { sounds } from '../../../audio/sounds.ts'
import './stepper.css'

interface StepperProps {
  readonly label: string
  readonly value: number
  /** The label of one step down; null if it is not possible. */
  readonly less: string | null
  readonly more: string | null
  readonly onStep: (step: 1 | -1) => void
  readonly testId: string
}

/** A control that changes a number up and down by one. */
export function Stepper({ label, value, less, more, onStep, testId }: StepperProps) {
  return (
    <div className="adm-line">
      <span>{label}</span>
      <span className="adm-stepper">
        <Step label={less} text="−" onClick={() => onStep(-1)} testId={`${testId}-less`} />
        <output data-testid={testId}>{value}</output>
        <Step label={more} text="+" onClick={() => onStep(1)} testId={`${testId}-more`} />
      </span>
    </div>
  )
}

interface StepProps {
  readonly label: string | null
  readonly text: string
  readonly onClick: () => void
  readonly testId: string
}

function Step({ label, text, onClick, testId }: StepProps) {
  return (
    <button
      type="button"
      className="adm-step"
      disabled={label === null}
      aria-label={label ?? text}
      title={label ?? undefined}
      onClick={() => {
        sounds.play('click', { bus: 'interface' })
        onClick()
      }}
      data-testid={testId}
    >
      {text}
    </button>
  )
}

import { type ReactNode, use, useEffect, useId, useRef } from 'react'
import type { MatchSetup } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { playersText } from '../../i18n/matchName.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import { CommandKey } from '../CommandKey.tsx'
import { Button } from '../controls.tsx'
import { ScreenFoot } from '../ScreenFrame.tsx'
import { NEW_MATCH } from './commands.ts'
import type { DraftErrors } from './draft.ts'
import { Fold } from './Fold.tsx'
import './newMatch.css'
import { namedPlans } from './guestSeats.ts'
import { PadSeats, peopleHere } from './PadSeats.tsx'
import { NewMatchPlan } from './planning.ts'

interface NewMatchFrameProps {
  readonly players: ReactNode
  readonly options: ReactNode
  /** A `ClockChoice`. */
  readonly clock: ReactNode
  /** The players, in a few words. */
  readonly who: string
  /** The chosen rules, in a few words. */
  readonly rules: string
  readonly errors: DraftErrors<Seat>
  /** The fault of the draft, in words; null if there is none. */
  readonly fault: string | null
  /** Returns the match that the draft describes; called only without a fault. */
  readonly setup: () => MatchSetup
  readonly onStart: () => void
}

/** The form of a new match: players and rules, each folded away, and the start below, always in sight. */
export function NewMatchFrame(props: NewMatchFrameProps) {
  const { players, options, clock, who, rules, errors, fault, setup, onStart } = props
  const t = useText()
  const language = useLanguage((state) => state.language)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const place = use(NewMatchPlan)
  useEffect(() => {
    if (fault === null) place?.plan(setup())
  })
  const { names, ...flags } = errors
  return (
    <form
      id={id}
      ref={form}
      className="new-match"
      onSubmit={(event) => {
        event.preventDefault()
        if (fault === null) onStart()
        else form.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus()
      }}
    >
      <Fold
        title={t('new.mode')}
        chosen={place?.guests && fault === null ? playersText(namedPlans(setup(), place.guests), language) : who}
        isWrong={Object.keys(names).length > 0}
        onOpen={place?.onChange}
        testId="fold-players"
      >
        <div className="new-players">{players}</div>
      </Fold>
      {fault === null && <PadSeats game={setup().game} people={peopleHere(setup())} />}
      <Fold
        title={t('new.options')}
        chosen={rules}
        isWrong={Object.values(flags).some(Boolean)}
        onOpen={place?.onChange}
        testId="fold-rules"
      >
        <div className="new-options">
          {options}
          {clock}
        </div>
      </Fold>
      <ScreenFoot>
        <div className="new-start">
          <p className="new-fault field-error" data-testid="new-fault">
            {fault}
          </p>
          <Button
            kind={place?.hasQuickStart ? 'plain' : 'main'}
            className="is-big"
            submits
            form={id}
            blocked={fault}
            testId="start-match"
          >
            {t('new.start')} <CommandKey of={NEW_MATCH.commands.start} />
          </Button>
        </div>
      </ScreenFoot>
    </form>
  )
}

/** Fields with an error, and the buttons of those that are not text fields. */
const WRONG_FIELD = '[aria-invalid="true"], [data-wrong="true"] button'

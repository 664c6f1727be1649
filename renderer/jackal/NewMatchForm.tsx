import { create } from 'zustand'
import type { MatchSetup } from '../../electron/contract/ipc.ts'
import type { TeamId } from '../../engine/jackal/types.ts'
import { Button, IconButton, Segments, TextField, Toggle } from '../app/ui/controls.tsx'
import { DiceIcon } from '../app/ui/icons.tsx'
import { sounds } from '../audio/sounds.ts'
import type { Translate } from '../i18n/t.ts'
import { useText } from '../i18n/useText.ts'
import { Flag, Hat } from './hud/insignia.tsx'
import {
  checkDraft,
  type Draft,
  type DraftErrors,
  FIRST_DRAFT,
  isFaultless,
  MODE_ROWS,
  MODES,
  PLAYER_KINDS,
  type SeatDraft,
  setupOf,
} from './newMatch.ts'
import './newMatchForm.css'

/** What was chosen last, kept while the program runs. */
export const useDraft = create<Draft>(() => FIRST_DRAFT)

const change = (part: Partial<Draft>) => useDraft.setState(part)

/** The default names in the current language. */
export const defaultNames =
  (t: Translate) =>
  (team: TeamId): string =>
    t(`player.default.${team}`)

/** Players, crews, options and seed of a match of Jackal. */
export function NewMatchForm({ onStart }: { readonly onStart: (setup: MatchSetup) => void }) {
  const t = useText()
  const draft = useDraft()
  const errors = checkDraft(draft, defaultNames(t))
  return (
    <form
      className="new-match"
      onSubmit={(event) => {
        event.preventDefault()
        if (isFaultless(errors)) onStart(setupOf(draft, defaultNames(t)))
      }}
    >
      <div className="new-players">
        <h2 className="label">{t('new.mode')}</h2>
        <Segments
          label={t('new.mode')}
          value={draft.mode}
          onChange={(mode) => change({ mode })}
          options={MODES.map((mode) => ({
            value: mode,
            label: t(`mode.${mode}`),
            about: t(`mode.${mode}.about`),
            testId: `mode-${mode}`,
          }))}
        />
        <ul className="seats">
          {MODE_ROWS[draft.mode].seats.map((teams) => (
            <SeatRow key={teams[0]} teams={teams} draft={draft} errors={errors} />
          ))}
        </ul>
      </div>
      <div className="new-options">
        <h2 className="label">{t('new.options')}</h2>
        <OptionFields draft={draft} errors={errors} />
        <div className="new-start">
          <Button kind="main" className="is-big" disabled={!isFaultless(errors)} onClick={submit} testId="start-match">
            {t('new.start')}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** The button is no submit button so that it can click audibly; it submits the form as Enter does. */
function submit(): void {
  document.querySelector<HTMLFormElement>('form.new-match')?.requestSubmit()
}

interface SeatRowProps {
  readonly teams: readonly [TeamId, ...TeamId[]]
  readonly draft: Draft
  readonly errors: DraftErrors
}

function SeatRow({ teams, draft, errors }: SeatRowProps) {
  const t = useText()
  const [team, ally] = teams
  const seat = draft.seats[team]
  const error = errors.names[team]
  const setSeat = (part: Partial<SeatDraft>) => change({ seats: { ...draft.seats, [team]: { ...seat, ...part } } })
  return (
    <li className="seat">
      <div className="seat-team">
        <Flag team={team} width={2.25} />
        <Hat team={team} width={1.5} />
        <span>{t(`team.${team}`)}</span>
        {ally && (
          <>
            <Flag team={ally} width={1.5} />
            <span>{t('new.also', { team: t(`team.${ally}`) })}</span>
          </>
        )}
      </div>
      <TextField
        label={t('new.name', { team: t(`team.${team}`) })}
        hideLabel
        value={seat.name ?? defaultNames(t)(team)}
        onChange={(name) => setSeat({ name })}
        error={error && t(`error.${error}`)}
        maxLength={40}
        testId={`seat-${team}-name`}
      />
      <Segments
        label={t('new.kind', { team: t(`team.${team}`) })}
        value={seat.kind}
        onChange={(kind) => setSeat({ kind })}
        options={PLAYER_KINDS.map((kind) => ({
          value: kind,
          label: t(`player.${kind}`),
          testId: `seat-${team}-${kind}`,
        }))}
        testId={`seat-${team}-kind`}
      />
    </li>
  )
}

function OptionFields({ draft, errors }: { readonly draft: Draft; readonly errors: DraftErrors }) {
  const t = useText()
  return (
    <>
      <Toggle
        label={t('option.shipPicksUpSwimmers')}
        about={t('option.shipPicksUpSwimmers.about')}
        value={draft.shipPicksUpSwimmers}
        onChange={(shipPicksUpSwimmers) => change({ shipPicksUpSwimmers })}
        testId="option-shipPicksUpSwimmers"
      />
      <Toggle
        label={t('option.endWhenDecided')}
        about={t('option.endWhenDecided.about')}
        value={draft.endWhenDecided}
        onChange={(endWhenDecided) => change({ endWhenDecided })}
        testId="option-endWhenDecided"
      />
      <TextField
        label={t('option.idleRounds')}
        about={t('option.idleRounds.about')}
        numeric
        value={draft.idleRounds}
        onChange={(idleRounds) => change({ idleRounds })}
        error={errors.idleRounds ? t('error.idleRounds') : undefined}
        testId="option-idleRounds"
      />
      <div className="seed-row">
        <TextField
          label={t('new.seed')}
          about={t('new.seed.about')}
          numeric
          value={draft.seed}
          onChange={(seed) => change({ seed })}
          error={errors.seed ? t('error.seed') : undefined}
          testId="new-seed"
        />
        <IconButton label={t('new.seed.roll')} className="seed-roll" onClick={rollSeed} testId="seed-roll">
          <DiceIcon size={1.75} />
        </IconButton>
      </div>
    </>
  )
}

/** Six digits: enough islands, and easy to read out to a friend. */
function rollSeed(): void {
  sounds.play('wood')
  change({ seed: String(Math.floor(Math.random() * 1_000_000)) })
}

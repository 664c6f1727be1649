import { create } from 'zustand'
import type { MatchSetup } from '../../../electron/contract/ipc.ts'
import type { TeamId } from '../../../engine/jackal/types.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { Segments, TextField, Toggle } from '../../ui/controls.tsx'
import type { SeatDraft } from '../../ui/newMatch/draft.ts'
import { NewMatchFrame } from '../../ui/newMatch/NewMatchFrame.tsx'
import { PlayerRow } from '../../ui/newMatch/PlayerRow.tsx'
import { SeedField } from '../../ui/newMatch/SeedField.tsx'
import { Flag, Hat } from '../hud/insignia.tsx'
import {
  checkDraft,
  type Draft,
  type DraftErrors,
  FIRST_DRAFT,
  isFaultless,
  MODE_ROWS,
  MODES,
  PLAYER_KINDS,
  setupOf,
} from './newMatch.ts'

/** What was chosen last, kept while the program runs. */
const useDraft = create<Draft>(() => FIRST_DRAFT)

const change = (part: Partial<Draft>) => useDraft.setState(part)

/** The default names in the current language. */
const defaultNames =
  (t: Translate) =>
  (team: TeamId): string =>
    t(`player.default.${team}`)

/** Players, crews, options and seed of a match of Jackal. */
export function NewMatchForm({ onStart }: { readonly onStart: (setup: MatchSetup) => void }) {
  const t = useText()
  const draft = useDraft()
  const errors = checkDraft(draft, defaultNames(t))
  return (
    <NewMatchFrame
      players={
        <>
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
        </>
      }
      options={<OptionFields draft={draft} errors={errors} />}
      ready={isFaultless(errors)}
      onStart={() => onStart(setupOf(draft, defaultNames(t)))}
    />
  )
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
  const setSeat = (part: Partial<SeatDraft>) => change({ seats: { ...draft.seats, [team]: { ...seat, ...part } } })
  return (
    <PlayerRow
      seat={team}
      side={t(`team.${team}`)}
      badge={
        <>
          <Flag team={team} width={2.25} />
          <Hat team={team} width={1.5} />
          <span>{t(`team.${team}`)}</span>
          {ally && (
            <>
              <Flag team={ally} width={1.5} />
              <span>{t('new.also', { team: t(`team.${ally}`) })}</span>
            </>
          )}
        </>
      }
      draft={seat}
      defaultName={defaultNames(t)(team)}
      error={errors.names[team]}
      kinds={PLAYER_KINDS}
      onChange={setSeat}
    />
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
      <SeedField
        label={t('new.seed')}
        value={draft.seed}
        about={t('new.seed.about')}
        onChange={(seed) => change({ seed })}
      />
    </>
  )
}

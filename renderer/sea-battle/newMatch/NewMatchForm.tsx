import { create } from 'zustand'
import type { MatchSetup } from '../../../electron/contract/ipc.ts'
import { SEATS, type SeaSeat } from '../../../engine/sea-battle/types.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { Segments, Toggle } from '../../ui/controls.tsx'
import { NewMatchFrame } from '../../ui/newMatch/NewMatchFrame.tsx'
import { PlayerRow } from '../../ui/newMatch/PlayerRow.tsx'
import { SeedField } from '../../ui/newMatch/SeedField.tsx'
import { USUAL_FLAG } from '../hud/fleet/fleets.ts'
import { Flag } from '../hud/insignia.tsx'
import {
  checkDraft,
  type Draft,
  type DraftErrors,
  FIRST_DRAFT,
  FIRSTS,
  isFaultless,
  PLAYER_KINDS,
  setupOf,
} from './newMatch.ts'

/** What was chosen last, kept while the program runs. */
const useDraft = create<Draft>(() => FIRST_DRAFT)

const change = (part: Partial<Draft>) => useDraft.setState(part)

/** The default names in the current language. */
const defaultNames =
  (t: Translate) =>
  (seat: SeaSeat): string =>
    t(`player.default.${seat}`)

/** Players, variants and seed of a match of Sea Battle. */
export function NewMatchForm({ onStart }: { readonly onStart: (setup: MatchSetup) => void }) {
  const t = useText()
  const draft = useDraft()
  const errors = checkDraft(draft, defaultNames(t))
  return (
    <NewMatchFrame
      players={
        <>
          <h2 className="label">{t('new.mode')}</h2>
          <ul className="seats">
            {SEATS.map((seat) => (
              <SeatRow key={seat} seat={seat} draft={draft} errors={errors} />
            ))}
          </ul>
          <h2 className="label seats-below">{t('option.first')}</h2>
          <Segments
            label={t('option.first')}
            value={draft.first}
            onChange={(first) => change({ first })}
            options={FIRSTS.map((first) => ({ value: first, label: t(`first.${first}`), testId: `first-${first}` }))}
          />
        </>
      }
      options={<OptionFields draft={draft} />}
      ready={isFaultless(errors)}
      onStart={() => onStart(setupOf(draft, defaultNames(t)))}
    />
  )
}

interface SeatRowProps {
  readonly seat: SeaSeat
  readonly draft: Draft
  readonly errors: DraftErrors
}

function SeatRow({ seat, draft, errors }: SeatRowProps) {
  const t = useText()
  const side = t(`side.${seat}`)
  return (
    <PlayerRow
      seat={seat}
      side={side}
      badge={
        <span className="seat-captain">
          <Flag flag={USUAL_FLAG[seat]} width={2.25} />
          {side}
        </span>
      }
      draft={draft.seats[seat]}
      defaultName={defaultNames(t)(seat)}
      error={errors.names[seat]}
      kinds={PLAYER_KINDS}
      onChange={(part) => change({ seats: { ...draft.seats, [seat]: { ...draft.seats[seat], ...part } } })}
    />
  )
}

function OptionFields({ draft }: { readonly draft: Draft }) {
  const t = useText()
  return (
    <>
      <Toggle
        label={t('option.touch')}
        about={t('option.touch.about')}
        value={draft.touch === 'corners'}
        onChange={(on) => change({ touch: on ? 'corners' : 'none' })}
        testId="option-touch"
      />
      <Toggle
        label={t('option.shapes')}
        about={t('option.shapes.about')}
        value={draft.shapes === 'bent'}
        onChange={(on) => change({ shapes: on ? 'bent' : 'straight' })}
        testId="option-shapes"
      />
      <Toggle
        label={t('option.autoMark')}
        about={t('option.autoMark.about')}
        value={draft.autoMark}
        onChange={(autoMark) => change({ autoMark })}
        testId="option-autoMark"
      />
      <SeedField
        label={t('new.battle')}
        value={draft.seed}
        about={t('new.battle.about')}
        onChange={(seed) => change({ seed })}
      />
    </>
  )
}

import type { MatchSetup } from '../../../electron/contract/ipc.ts'
import { SEATS, type SeaSeat } from '../../../engine/sea-battle/types.ts'
import { playersText } from '../../i18n/matchName.ts'
import type { Translate } from '../../i18n/t.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import { Segments } from '../../ui/controls.tsx'
import { ClockChoice } from '../../ui/newMatch/ClockChoice.tsx'
import { clockText } from '../../ui/newMatch/clockDraft.ts'
import { DealField } from '../../ui/newMatch/DealField.tsx'
import { dealFaultIn } from '../../ui/newMatch/draft.ts'
import { firstFault } from '../../ui/newMatch/firstFault.ts'
import { NewMatchFrame } from '../../ui/newMatch/NewMatchFrame.tsx'
import { OptionToggle } from '../../ui/newMatch/options.tsx'
import { SeatList } from '../../ui/newMatch/SeatList.tsx'
import { USUAL_FLAG } from '../fleets.ts'
import { Flag } from '../insignia/insignia.tsx'
import { change, drafts } from './draftStore.ts'
import { checkDraft, type Draft, FIRSTS, playerNames, setupOf } from './newMatch.ts'

/** The form for players, variants and deal of a match of Sea Battle. */
export function NewMatchForm({ onStart }: { readonly onStart: (setup: MatchSetup) => void }) {
  const t = useText()
  const draft = drafts.use()
  const names = playerNames(draft, t)
  const errors = checkDraft(draft, names)
  const language = useLanguage((state) => state.language)
  const seated = setupOf(draft, names)
  return (
    <NewMatchFrame
      players={
        <>
          <SeatList
            game="sea-battle"
            playing={SEATS}
            seats={draft.seats}
            dealName={draft.dealName}
            errors={errors.names}
            defaultName={names}
            onChange={(seats) => change({ seats })}
            sideOf={(seat) => t(`side.${seat}`)}
            badgeOf={(seat) => <SeatBadge seat={seat} />}
          />
          <h3 className="label seats-below">{t('option.first')}</h3>
          <Segments
            label={t('option.first')}
            value={draft.first}
            onChange={(first) => change({ first })}
            options={FIRSTS.map((first) => ({ value: first, label: t(`first.${first}`), testId: `first-${first}` }))}
          />
        </>
      }
      options={<OptionFields draft={draft} errors={errors} />}
      clock={<ClockChoice clock={draft.clock} onChange={(clock) => change({ clock })} />}
      who={playersText(Object.values(seated.seats), language)}
      rules={rulesText(draft, t)}
      errors={errors}
      fault={firstFault(errors, (seat) => t(`side.${seat}`), t)}
      setup={() => seated}
      onStart={() => {
        drafts.keep()
        onStart(seated)
      }}
    />
  )
}

/** Returns the unusual choices of ships and clock. */
function rulesText({ shapes, touch, clock }: Draft, t: Translate): string {
  const parts = [
    ...(shapes === 'bent' ? [t('option.shapes')] : []),
    ...(touch === 'corners' ? [t('option.touch')] : []),
    ...clockText(clock, t),
  ]
  return parts.length > 0 ? parts.join(' · ') : t('new.usual')
}

function SeatBadge({ seat }: { readonly seat: SeaSeat }) {
  const t = useText()
  return (
    <span className="seat-captain">
      <Flag flag={USUAL_FLAG[seat]} width={2.25} />
      {t(`side.${seat}`)}
    </span>
  )
}

interface OptionFieldsProps {
  readonly draft: Draft
  readonly errors: ReturnType<typeof checkDraft>
}

function OptionFields({ draft, errors }: OptionFieldsProps) {
  const t = useText()
  return (
    <>
      <OptionToggle
        option="touch"
        value={draft.touch === 'corners'}
        onChange={(on) => change({ touch: on ? 'corners' : 'none' })}
      />
      <OptionToggle
        option="shapes"
        value={draft.shapes === 'bent'}
        onChange={(on) => change({ shapes: on ? 'bent' : 'straight' })}
      />
      <OptionToggle option="autoMark" value={draft.autoMark} onChange={(autoMark) => change({ autoMark })} />
      <DealField
        value={draft.dealName}
        about={t('new.battle.about')}
        fault={dealFaultIn(errors)}
        onChange={(dealName) => change({ dealName })}
      />
    </>
  )
}

import { type ReactNode, useEffect } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { MatchSetup } from '../../../electron/contract/ipc.ts'
import { type ReplyChoice, SCENARIOS, type TeamId } from '../../../engine/admiral/types.ts'
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
import { OptionNumber, OptionToggle } from '../../ui/newMatch/options.tsx'
import { SeatList } from '../../ui/newMatch/SeatList.tsx'
import { tierOf, useSettings } from '../../ui/settings.ts'
import { Flag } from '../insignia/Flag.tsx'
import { preloadFleets } from '../pieces/preload.ts'
import { change, drafts } from './draftStore.ts'
import { PositionField, RulesetField } from './FileFields.tsx'
import {
  ALLIANCES,
  allyOf,
  CAPTAIN_COUNTS,
  checkDraft,
  type Draft,
  drawn,
  hasSeaChoice,
  PLAYER_COUNTS,
  playerNames,
  SEAS,
  setupOf,
  teamsOf,
} from './newMatch.ts'
import { ShipNameFields } from './ShipNameFields.tsx'
import './newMatchForm.css'

/** Scenario, squadrons, options and files of a match of Admiral. */
export function NewMatchForm({ onStart }: { readonly onStart: (setup: MatchSetup) => void }) {
  const t = useText()
  const draft = drafts.use()
  const names = playerNames(draft, t)
  const errors = checkDraft(draft, names)
  const language = useLanguage((state) => state.language)
  const seated = setupOf(draft, names)
  usePreloaded()
  return (
    <NewMatchFrame
      players={
        <>
          {draft.scenario !== 'custom' && <SquadronFields draft={draft} />}
          <SeatList
            game="admiral"
            playing={teamsOf(draft)}
            seats={draft.seats}
            dealName={draft.dealName}
            errors={errors.names}
            defaultName={names}
            onChange={(seats) => change({ seats })}
            sideOf={(team) => t(`fleet.${team}.short`)}
            badgeOf={(team) => <SeatBadge team={team} ally={allyOf(draft, team)} />}
            fieldsOf={(team) => draft.seats[team].kind === 'human' && <ReplyField team={team} draft={draft} />}
          />
        </>
      }
      options={<OptionFields draft={draft} errors={errors} />}
      clock={<ClockChoice clock={draft.clock} onChange={(clock) => change({ clock })} />}
      who={playersText(Object.values(seated.seats), language)}
      rules={rulesText(draft, t)}
      errors={errors}
      fault={firstFault(errors, (team) => t(`fleet.${team}.short`), t)}
      setup={() => seated}
      onStart={() => {
        drafts.keep()
        const started = drawn(draft)
        onStart(setupOf(started, playerNames(started, t)))
      }}
    />
  )
}

/** Returns the scenario, its sea, and the clock if there is one. */
function rulesText(draft: Draft, t: Translate): string {
  const sea = hasSeaChoice(draft) ? [t(`sea.${draft.sea}`)] : []
  return [t(`scenario.${draft.scenario}`), ...sea, ...clockText(draft.clock, t)].join(' · ')
}

/** Chooses the scenario, or a file with one. */
function ScenarioField({ draft }: { readonly draft: Draft }) {
  const t = useText()
  return (
    <div className="new-scenario">
      <h3 className="label">{t('new.scenario')}</h3>
      <Segments
        label={t('new.scenario')}
        value={draft.scenario}
        onChange={(scenario) => change({ scenario })}
        options={SCENARIOS.map((scenario) => ({
          value: scenario,
          label: t(`scenario.${scenario}`),
          about: t(`scenario.${scenario}.about`),
          testId: `scenario-${scenario}`,
        }))}
      />
      {draft.scenario === 'custom' && <PositionField draft={draft} />}
      {hasSeaChoice(draft) && (
        <>
          <h3 className="label">{t('new.sea')}</h3>
          <Segments
            label={t('new.sea')}
            value={draft.sea}
            onChange={(sea) => change({ sea })}
            options={SEAS.map((sea) => ({
              value: sea,
              label: t(`sea.${sea}`),
              about: t(`sea.${sea}.about`),
              testId: `sea-${sea}`,
            }))}
          />
        </>
      )}
    </div>
  )
}

/** Loads the squadrons while the player still fills in the form. */
function usePreloaded(): void {
  const tier = useSettings(({ settings }) => tierOf(settings))
  const teams = drafts.use(useShallow(teamsOf))
  useEffect(() => preloadFleets(teams, tier), [teams, tier])
}

/** A label with its segments in one line. */
function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="form-choice">
      <span className="label">{label}</span>
      {children}
    </div>
  )
}

/** Chooses the number of squadrons, and the alliances. */
function SquadronFields({ draft }: { readonly draft: Draft }) {
  const t = useText()
  return (
    <div className="form-choices">
      <Choice label={t('new.squadrons')}>
        <Segments
          label={t('new.squadrons')}
          value={draft.players}
          onChange={(players) => change({ players })}
          options={PLAYER_COUNTS.map((n) => ({ value: n, label: n, testId: `players-${n}` }))}
        />
      </Choice>
      {draft.players === 4 && (
        <Choice label={t('option.alliances')}>
          <Segments
            label={t('option.alliances')}
            value={draft.alliances}
            onChange={(alliances) => change({ alliances })}
            options={ALLIANCES.map((one) => ({ value: one, label: t(`alliances.${one}`), testId: `alliances-${one}` }))}
          />
        </Choice>
      )}
    </div>
  )
}

interface SeatBadgeProps {
  readonly team: TeamId
  readonly ally: TeamId | null
}

function SeatBadge({ team, ally }: SeatBadgeProps) {
  const t = useText()
  return (
    <>
      <Flag team={team} width={2.25} />
      <span>{t(`fleet.${team}.short`)}</span>
      {ally && <span className="about">{t('new.ally', { team: t(`fleet.${ally}.short`) })}</span>}
    </>
  )
}

/** In the order of the form: from asking to never. */
const REPLIES = ['ask', 'hull', 'sails', 'never'] as const satisfies readonly ReplyChoice[]

/** Chooses how a person's ships answer fire out of turn. */
function ReplyField({ team, draft }: { readonly team: TeamId; readonly draft: Draft }) {
  const t = useText()
  return (
    <div className="seat-reply">
      <span className="about">{t('reply.title')}</span>
      <Segments
        label={t('option.autoReply', { team: t(`fleet.${team}.short`) })}
        value={draft.replies[team]}
        onChange={(reply) => change({ replies: { ...draft.replies, [team]: reply } })}
        options={REPLIES.map((reply) => ({
          value: reply,
          label: t(`reply.${reply}`),
          testId: `reply-${team}-${reply}`,
        }))}
      />
    </div>
  )
}

/** Chooses how many captain cards each squadron uses. */
function CaptainsField({ draft }: { readonly draft: Draft }) {
  const t = useText()
  return (
    <div className="captain-count">
      <span className="label">{t('option.captains')}</span>
      <Segments
        label={t('option.captains')}
        value={draft.captains}
        onChange={(captains) => change({ captains })}
        options={CAPTAIN_COUNTS.map((n) => ({
          value: n,
          label: typeof n === 'number' ? n : t(`captains.${n}`),
          testId: `captains-${n}`,
        }))}
      />
      <p className="about">{t('option.captains.about')}</p>
    </div>
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
      <ScenarioField draft={draft} />
      <CaptainsField draft={draft} />
      <OptionToggle
        option="rememberCaptains"
        value={draft.rememberCaptains}
        onChange={(rememberCaptains) => change({ rememberCaptains })}
      />
      {draft.scenario !== 'custom' && (
        <OptionToggle option="freshStart" value={draft.freshStart} onChange={(freshStart) => change({ freshStart })} />
      )}
      {draft.scenario === 'treasure' && (
        <OptionToggle option="tieByHull" value={draft.tieByHull} onChange={(tieByHull) => change({ tieByHull })} />
      )}
      <OptionNumber
        option="roundLimit"
        value={draft.roundLimit}
        onChange={(roundLimit) => change({ roundLimit })}
        wrong={errors.roundLimit}
      />
      <ShipNameFields draft={draft} wrong={errors.shipNames} />
      <RulesetField draft={draft} />
      <DealField
        value={draft.dealName}
        about={t('new.sea.about')}
        fault={dealFaultIn(errors)}
        onChange={(dealName) => change({ dealName })}
      />
    </>
  )
}

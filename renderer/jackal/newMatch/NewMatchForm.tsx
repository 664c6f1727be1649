import { use, useEffect } from 'react'
import type { MatchSetup } from '../../../electron/contract/ipc.ts'
import type { TeamId } from '../../../engine/jackal/types.ts'
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
import { NewMatchPlan } from '../../ui/newMatch/planning.ts'
import { SeatList } from '../../ui/newMatch/SeatList.tsx'
import { Flag, Hat } from '../insignia/insignia.tsx'
import { type PlayableMap, takeMapToPlay, useOwnMaps } from '../workshop/ownMaps.ts'
import { change, drafts } from './draftStore.ts'
import { MapField, useMapName } from './maps/MapChooser.tsx'
import { isSuited } from './maps/mapChoice.ts'
import './newMatchForm.css'
import {
  checkDraft,
  type Draft,
  decidedField,
  drawn,
  lengthTable,
  MODES,
  playerNames,
  seatsOf,
  secondTeamOf,
  setupOf,
} from './newMatch.ts'

/** The form for players, crews, options and deal of a match of Jackal. */
export function NewMatchForm({ onStart }: { readonly onStart: (setup: MatchSetup) => void }) {
  const t = useText()
  const draft = drafts.use()
  const names = playerNames(draft, t)
  const errors = checkDraft(draft, names)
  const ownMaps = useOwnMaps()
  const language = useLanguage((state) => state.language)
  const seated = setupOf(draft, names, ownMaps)
  useMapToPlay(ownMaps)
  return (
    <NewMatchFrame
      players={
        <>
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
          <SeatList
            game="jackal"
            playing={seatsOf(draft)}
            seats={draft.seats}
            dealName={draft.dealName}
            errors={errors.names}
            defaultName={names}
            onChange={(seats) => change({ seats })}
            sideOf={(team) => t(`team.${team}`)}
            badgeOf={(team) => <SeatBadge team={team} second={secondTeamOf(draft, team)} />}
          />
        </>
      }
      options={<OptionFields draft={draft} errors={errors} ownMaps={ownMaps} />}
      clock={<ClockChoice clock={draft.clock} onChange={(clock) => change({ clock })} />}
      who={playersText(Object.values(seated.seats), language)}
      rules={rulesText(draft, useMapName(ownMaps), t)}
      errors={errors}
      fault={firstFault(errors, (team) => t(`team.${team}`), t)}
      setup={() => seated}
      onStart={() => {
        drafts.keep()
        const started = drawn(draft)
        onStart(setupOf(started, playerNames(started, t), ownMaps))
      }}
    />
  )
}

/** Returns the map, and the unusual choices of way of play and clock. */
function rulesText({ map, variant, clock }: Draft, nameOf: (map: string) => string, t: Translate): string {
  const parts = [
    nameOf(isSuited(map, variant) ? map : 'island'),
    ...(variant === 'classic' ? [] : [t(`variant.${variant}`)]),
    ...clockText(clock, t),
  ]
  return parts.join(' · ')
}

/** Takes the map that the workshop asks for, once. */
function useMapToPlay(ownMaps: readonly PlayableMap[]): void {
  const place = use(NewMatchPlan)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish is taken once
  useEffect(() => {
    const wanted = takeMapToPlay()
    const mine = ownMaps.find(({ id }) => id === wanted)
    if (!mine) return
    change({ map: mine.id, variant: mine.variant })
    place?.onChange()
  }, [ownMaps])
}

interface SeatBadgeProps {
  readonly team: TeamId
  readonly second: TeamId | undefined
}

/** The crews of a seat. */
function SeatBadge({ team, second }: SeatBadgeProps) {
  const t = useText()
  return (
    <>
      <Flag team={team} width={2.25} />
      <Hat team={team} width={1.5} />
      <span>{t(`team.${team}`)}</span>
      {second && (
        <span className="seat-second">
          <Flag team={second} width={1.5} />
          {t('new.also', { team: t(`team.${second}`) })}
        </span>
      )}
    </>
  )
}

interface OptionFieldsProps {
  readonly draft: Draft
  readonly errors: ReturnType<typeof checkDraft>
  readonly ownMaps: readonly PlayableMap[]
}

function OptionFields({ draft, errors, ownMaps }: OptionFieldsProps) {
  const t = useText()
  return (
    <>
      <MapField draft={draft} own={ownMaps} table={lengthTable(draft)} onChange={change} />
      <OptionToggle
        option="shipPicksUpSwimmers"
        value={draft.shipPicksUpSwimmers}
        onChange={(shipPicksUpSwimmers) => change({ shipPicksUpSwimmers })}
      />
      <OptionToggle option="lifeboat" value={draft.lifeboat} onChange={(lifeboat) => change({ lifeboat })} />
      <OptionToggle
        option="endWhenDecided"
        value={draft[decidedField(draft)]}
        onChange={(isOn) => change({ [decidedField(draft)]: isOn })}
      />
      <OptionNumber
        option="idleRounds"
        value={draft.idleRounds}
        onChange={(idleRounds) => change({ idleRounds })}
        wrong={errors.idleRounds}
      />
      <DealField
        value={draft.dealName}
        about={t('new.island.about')}
        fault={dealFaultIn(errors)}
        onChange={(dealName) => change({ dealName })}
      />
    </>
  )
}

import { printCell } from '../../../../engine/admiral/cells.ts'
import { CAPTAINS } from '../../../../engine/admiral/data/captains.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { useWords } from '../../../hud/useWords.ts'
import { opening } from '../../../i18n/t.ts'
import { Button } from '../../../ui/controls.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Flag } from '../../insignia/Flag.tsx'
import { useMatchEntries } from '../../log/useLog.ts'
import { captainName, nameIn, teamName, unitClass } from '../../names.ts'
import { useAdmiralView } from '../../view.ts'
import { CaptainCard } from './CaptainCard.tsx'
import { type CaptainPlace, type CaptainsKnown, captainsKnown } from './captains.ts'
import './captainsSheet.css'

/** Shows what each captain may be, by the rules and the open cards (C-CAPTAINS). */
export function CaptainsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const view = useAdmiralView()
  const entries = useMatchEntries()
  if (!view) return null
  const told = entries.flatMap((entry) => entry.told)
  return (
    <Dialog
      title={t('captains.title')}
      surface="parchment"
      className="captains-sheet"
      testId="captains-sheet"
      onClose={onClose}
      actions={
        <Button onClick={onClose} autoFocus>
          {t('common.close')}
        </Button>
      }
    >
      <p className="about">{t('captains.about')}</p>
      <div className="captains-teams">
        {captainsKnown(view, told).map((known) => (
          <TeamCaptains key={known.team} known={known} view={view} />
        ))}
      </div>
      <h3 className="captains-team">{t('captains.deeds')}</h3>
      <dl className="captains-deeds">
        {CAPTAINS.map((captain) => (
          <div key={captain} className="captains-place">
            <CaptainCard card={captain} width={1.75} />
            <span>
              <dt>{t(`captain.${captain}`)}</dt>
              <dd>{t(`captain.${captain}.rule`)}</dd>
            </span>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

interface TeamCaptainsProps {
  readonly known: CaptainsKnown
  readonly view: AdmiralState
}

/** The captains of one team: those in play, the lost ones, and the number of unused cards. */
function TeamCaptains({ known: { team, places, lost, unused }, view }: TeamCaptainsProps) {
  const { t, nameOf } = useWords()
  return (
    <section data-testid={`captains-${team}`}>
      <h3 className="captains-team" title={teamName(t, team)}>
        <Flag team={team} width={1.75} /> {nameOf(team)}
      </h3>
      {places.length === 0 && <p>{t('captains.nobody')}</p>}
      <ul>
        {places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may wait in one port
          <Place key={index} place={place} view={view} />
        ))}
      </ul>
      {lost.map((captain) => (
        <p key={captain} className="captains-lost">
          <CaptainCard card={captain} width={1.25} />
          {t(`captain.${captain}`)}: {t('captains.lost')}
        </p>
      ))}
      {unused > 0 && <p className="about">{t('captains.unused', { n: unused })}</p>}
    </section>
  )
}

function Place({
  place: { card, ship, fort, maybe },
  view,
}: {
  readonly place: CaptainPlace
  readonly view: AdmiralState
}) {
  const { t } = useWords()
  const unit = ship === null ? null : unitNamed(view, ship)
  const where = unit
    ? `${unitClass(t, view, unit)} ${unit.at === null ? '' : printCell(unit.at)}`
    : opening(t('captains.ashoreAt', { unit: nameIn(t, view, fort ?? '', 'gen') }))
  const only = maybe.length === 1 ? maybe[0] : undefined
  return (
    <li className="captains-place" data-testid={ship === null ? undefined : `captain-of-${ship}`}>
      <CaptainCard card={card} width={1.75} />
      <span>
        <strong>{where}</strong>
        <span className="captains-maybe">
          {maybe.length === 1 ? '' : `${t('captains.maybe')} `}
          {maybe.map((one) => captainName(t, one)).join(', ')}
        </span>
        {only && <span className="about">{t(`captain.${only}.rule`)}</span>}
      </span>
    </li>
  )
}

import type { Room, ScreensState } from '../../../electron/contract/screens.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { OffAir } from '../../ui/OffAir.tsx'
import { offerToastSlot } from '../../ui/toasts/slot.ts'
import { Addresses } from './Addresses.tsx'
import { Alone } from './Alone.tsx'
import { Audiences } from './Audiences.tsx'
import type { ScreensActions } from './actions.ts'
import { forAudiences, mayViewersPlay, overlaysFor } from './audiences.ts'
import { Casters } from './Casters.tsx'
import { FeedChoice } from './FeedChoice.tsx'
import { PairingPanel } from './PairingPanel.tsx'
import { PhoneLeads } from './PhoneLeads.tsx'
import { ReachChoice } from './ReachChoice.tsx'
import './screensPanel.css'
import { Seats } from './Seats.tsx'
import { Voting } from './Voting.tsx'
import { WhoIsHere } from './WhoIsHere.tsx'

interface ScreensPanelProps {
  readonly state: ScreensState
  readonly actions: ScreensActions
  /** The label of the button that leaves the panel. */
  readonly back: string
  readonly onClose: () => void
}

/** Opens the table to other screens, and shows who is there. */
export function ScreensPanel({ state, actions, back, onClose }: ScreensPanelProps) {
  const t = useText()
  const { room, networks } = state
  const overlays = room && overlaysFor(room, room.links)
  return (
    <Dialog
      title={t('screens.title')}
      surface="parchment"
      className="screens-panel"
      testId="screens"
      onClose={onClose}
      actions={
        <>
          <div ref={offerToastSlot} className="screens-toasts" />
          {room && (
            <Button kind="danger" onClick={actions.stop} testId="screens-stop">
              {t('screens.stop')}
            </Button>
          )}
          {overlays && (
            <Button kind="quiet" onClick={() => actions.copy(overlays)} testId="screens-obs">
              {t('screens.obs')}
            </Button>
          )}
          <Button kind="main" onClick={onClose} autoFocus testId="screens-close">
            {back}
          </Button>
        </>
      }
    >
      <Sharing room={room} />
      {!room && <p className="about">{t('screens.about')}</p>}
      <OffAir>
        <div className="screens-columns" data-open={room !== null}>
          {room && <PairingPanel room={room} actions={actions} />}
          <div className="screens-column">
            {room && <WhoIsHere room={room} actions={actions} />}
            {room?.lobby?.matchId && (
              <Seats lobby={room.lobby} mayViewersPlay={mayViewersPlay(room)} onSeat={actions.seatAt} />
            )}
            {room && <Alone onAlone={actions.alone} />}
            <ReachChoice networks={networks} reach={room?.reach ?? null} onChoose={actions.open} />
            {room && <PhoneLeads value={room.phoneLeads === true} onChange={actions.letPhoneLead} />}
            {room && <Audiences room={room} actions={actions} />}
            {room && <Casters room={room} actions={actions} />}
            {room && <Voting room={room} onChange={actions.setVoting} />}
            {room && <Addresses room={room} actions={actions} />}
            <FeedChoice feed={state.feed} channels={room ? forAudiences(room) : []} />
          </div>
        </div>
      </OffAir>
    </Dialog>
  )
}

/** Shows whether the table is open, to how many screens, and its problems. */
function Sharing({ room }: { readonly room: Room | null }) {
  const t = useText()
  const n = room?.guests.filter(({ connected }) => connected).length ?? 0
  return (
    <div role="status">
      <p className="screens-sharing" data-open={room !== null}>
        {room ? t('screens.open', { n }) : t('screens.closed')}
      </p>
      {room?.problem && <p className="screens-problem">{t(`problem.${room.problem.code}`)}</p>}
    </div>
  )
}

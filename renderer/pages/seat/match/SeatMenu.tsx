import { useText } from '../../../i18n/useText.ts'
import { Button, Toggle } from '../../../ui/controls.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { changeSettings, useSettings } from '../../../ui/settings.ts'
import { LanguageChoice } from '../../LanguageChoice.tsx'
import type { SeatTable } from '../../table3d/SeatTable.tsx'
import { standUp, useRoom } from '../room.ts'
import { ShowIn3d } from './ShowIn3d.tsx'
import './seatMenu.css'

interface SeatMenuProps {
  readonly onShowIn3d: (Table: typeof SeatTable) => void
  /** Null while the flat table is shown. */
  readonly onShowFlat: (() => void) | null
  readonly onClose: () => void
}

/** The menu of a seat: language, sound, the kind of table, and the way out. */
export function SeatMenu({ onShowIn3d, onShowFlat, onClose }: SeatMenuProps) {
  const t = useText()
  const muted = useSettings((state) => state.settings.muted)
  const isSeated = useRoom(({ room }) => room?.guest.seat != null)
  const showIn3d = (Table: typeof SeatTable) => {
    onClose()
    onShowIn3d(Table)
  }
  const leave = () => {
    onClose()
    useRoom.setState({ isWatching: false })
    if (isSeated) void standUp()
  }
  return (
    <Dialog
      title={t('seat.menu')}
      surface="parchment"
      className="seat-menu"
      testId="seat-menu"
      onClose={onClose}
      actions={
        <Button kind="main" autoFocus onClick={onClose}>
          {t('flat.close')}
        </Button>
      }
    >
      <LanguageChoice />
      <Toggle label={t('seat.sound')} value={!muted} onChange={(on) => void changeSettings({ muted: !on })} />
      {onShowFlat ? (
        <Button onClick={onShowFlat} testId="seat-flat">
          {t('flat.to')}
        </Button>
      ) : (
        <ShowIn3d onLoaded={showIn3d} />
      )}
      <Button kind="quiet" onClick={leave} testId="seat-leave">
        {t(isSeated ? 'lobby.rise' : 'seat.toLobby')}
      </Button>
    </Dialog>
  )
}

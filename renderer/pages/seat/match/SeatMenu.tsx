import { useText } from '../../../i18n/useText.ts'
import { Button, Toggle } from '../../../ui/controls.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { changeSettings, useSettings } from '../../../ui/settings.ts'
import { LanguageChoice } from '../../LanguageChoice.tsx'
import { standUp, useRoom } from '../room.ts'
import './seatMenu.css'

/** The menu of a seat: language, sound, and the way out. */
export function SeatMenu({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const muted = useSettings((state) => state.settings.muted)
  const isSeated = useRoom(({ room }) => room?.guest.seat != null)
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
      <Button kind="quiet" onClick={leave} testId="seat-leave">
        {t(isSeated ? 'lobby.rise' : 'seat.toLobby')}
      </Button>
    </Dialog>
  )
}

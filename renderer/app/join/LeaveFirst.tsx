import { useText } from '../../i18n/useText.ts'
import { useRoom } from '../../remote/room.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LeaveButtons } from './LeaveButtons.tsx'
import { useTableName } from './useTableName.ts'

interface LeaveFirstProps {
  readonly onLeft: () => void
  readonly onCancel: () => void
}

/** Asks a player at another table to leave it, because what they want to open belongs to this computer. */
export function LeaveFirst({ onLeft, onCancel }: LeaveFirstProps) {
  const t = useText()
  const isSeated = useRoom(({ room }) => room?.guest.seat != null)
  return (
    <Dialog
      title={useTableName()}
      surface="parchment"
      testId="leave-first"
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel} autoFocus testId="leave-cancel">
            {t('common.cancel')}
          </Button>
          <LeaveButtons isSeated={isSeated} onLeft={onLeft} />
        </>
      }
    >
      <p>{t('join.leaveFirst')}</p>
    </Dialog>
  )
}

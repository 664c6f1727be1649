import { useText } from '../../i18n/useText.ts'
import { leaveTable } from '../../remote/otherTable/otherTable.ts'
import { Button } from '../../ui/controls.tsx'

interface LeaveButtonsProps {
  readonly isSeated: boolean
  /** Called once the player has left the table. */
  readonly onLeft?: () => void
}

/** Shows the ways to leave: a player with a seat keeps it or frees it for others. */
export function LeaveButtons({ isSeated, onLeft }: LeaveButtonsProps) {
  const t = useText()
  const leave = (keepsSeat: boolean) => void leaveTable(keepsSeat).then(onLeft)
  return (
    <>
      {isSeated && (
        <Button onClick={() => leave(true)} testId="leave-keep">
          {t('join.leave.keep')}
        </Button>
      )}
      <Button onClick={() => leave(false)} testId="leave-table">
        {t(isSeated ? 'join.leave.free' : 'join.leave')}
      </Button>
    </>
  )
}

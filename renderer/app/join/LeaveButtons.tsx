import { useText } from '../../i18n/useText.ts'
import { leaveTable } from '../../remote/otherTable/otherTable.ts'
import { Button } from '../../ui/controls.tsx'

interface LeaveButtonsProps {
  readonly isSeated: boolean
  /** Follows once the table has been left. */
  readonly onLeft?: () => void
}

/** The ways out: with a seat, it is kept or free for others. */
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

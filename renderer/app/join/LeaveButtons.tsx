import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { leaveTable } from './otherTable.ts'

/** The ways out: with a seat, it is kept or free for others. */
export function LeaveButtons({ isSeated }: { readonly isSeated: boolean }) {
  const t = useText()
  return (
    <>
      {isSeated && (
        <Button onClick={() => void leaveTable(true)} testId="leave-keep">
          {t('join.leave.keep')}
        </Button>
      )}
      <Button onClick={() => void leaveTable(false)} testId="leave-table">
        {t(isSeated ? 'join.leave.free' : 'join.leave')}
      </Button>
    </>
  )
}

import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'

interface NetworkQuestionProps {
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Says what becomes visible in the network, before the table of a stream is opened to it. */
export function NetworkQuestion({ onYes, onNo }: NetworkQuestionProps) {
  const t = useText()
  return (
    <div className="reach-question" role="alert">
      <p>{t('screens.reach.sure')}</p>
      <Button onClick={onYes} testId="reach-sure">
        {t('screens.reach.yes')}
      </Button>
      <Button kind="quiet" onClick={onNo} testId="reach-no">
        {t('common.cancel')}
      </Button>
    </div>
  )
}

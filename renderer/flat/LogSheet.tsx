import type { LogLine } from '../hud/LogPages.tsx'
import { useLinesWithUndo } from '../hud/takenBack.ts'
import { useWords } from '../hud/useWords.ts'
import { Button } from '../ui/controls.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Lines, toggleLogSheet } from './FlatLog.tsx'

/** Shows the whole log over the table. */
export function LogSheet({ lines }: { readonly lines: readonly LogLine[] }) {
  const { t } = useWords()
  return (
    <Dialog title={t('hud.log')} surface="parchment" onClose={() => toggleLogSheet(false)} actions={<CloseButton />}>
      <Lines lines={useLinesWithUndo(lines)} />
    </Dialog>
  )
}

function CloseButton() {
  const { t } = useWords()
  return (
    <Button kind="main" autoFocus onClick={() => toggleLogSheet(false)}>
      {t('flat.close')}
    </Button>
  )
}

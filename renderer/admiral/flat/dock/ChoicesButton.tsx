import { useState } from 'react'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { DockButton } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { useLater } from '../later.ts'

/** Opens the list of all possible orders of the selected ship. */
export function ChoicesButton({ view }: { readonly view: AdmiralState }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const later = useLater()
  return (
    <>
      <DockButton label={t('flat.admiral.choices')} onPress={() => setOpen(true)} testId="flat-choices" />
      {isOpen && later && <later.ChoicesSheet view={view} onClose={() => setOpen(false)} />}
    </>
  )
}

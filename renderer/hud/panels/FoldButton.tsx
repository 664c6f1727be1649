import { useEffect } from 'react'
import { useText } from '../../i18n/useText.ts'
import { IconButton } from '../../ui/controls.tsx'
import { announcePanel, toggleFold, useFolded } from '../../ui/folding.ts'
import { FoldIcon, UnfoldIcon } from '../../ui/icons.tsx'
import './foldButton.css'

/** Folds a panel to its title and its main button. `panel` is its name: all of that name are folded for the match. */
export function FoldButton({ panel }: { readonly panel: string }) {
  const t = useText()
  const folded = useFolded(panel)
  useEffect(() => announcePanel(panel), [panel])
  return (
    <IconButton
      className="fold-button"
      label={t(folded ? 'hud.unfold' : 'hud.fold')}
      onClick={() => toggleFold(panel)}
      testId={`fold-${panel}`}
    >
      {folded ? <UnfoldIcon size={0.9375} /> : <FoldIcon size={0.9375} />}
    </IconButton>
  )
}

/** Jackal: what others did, in a few words at the place where it happened. */
export const jackalRecap = {
  'caption.loadLifted.coin': '{name} берёт монету',
  'caption.loadLifted.treasure': '{name} берёт клад!',
  'caption.loadLifted.boat': '{name} берёт шлюпку',
  'caption.loadScored': '{name}: +{n} в трюме',
  'caption.loadLost.coin': 'Монета пропала',
  'caption.loadLost.treasure': 'Клад пропал!',
  'caption.loadLost.boat': 'Шлюпка пропала',
  'caption.pieceStruck': '{Piece} получил удар',
  'caption.pieceDied': '{Piece} погиб',
  'caption.pieceTrapped': '{Piece} в ловушке',
  'caption.pieceDrank': '{Piece} пьян',
  'caption.pieceLost': '{Piece} заблудился в пещере',
  'caption.groveEntered': '{name} плутает в роще',
  'caption.lighthouseClimbed': '{name} лезет на маяк',
  'caption.tileRevealed.coins': '{name}: найдено {coins}',
  'caption.tileRevealed.treasure': '{name} находит галеон!',
} as const

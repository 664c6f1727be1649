/** Jackal: what others did, in a few words at the place where it happened. */
export const jackalRecap = {
  'caption.loadLifted.coin': '{name} takes a coin',
  'caption.loadLifted.treasure': '{name} takes the treasure!',
  'caption.loadLifted.boat': '{name} takes the lifeboat',
  'caption.loadScored': '{name}: +{n} in the hold',
  'caption.loadLost.coin': 'A coin is lost',
  'caption.loadLost.treasure': 'The treasure is lost!',
  'caption.loadLost.boat': 'The lifeboat is lost',
  'caption.pieceStruck': '{Piece} is beaten',
  'caption.pieceDied': '{Piece} dies',
  'caption.pieceTrapped': '{Piece} is trapped',
  'caption.pieceDrank': '{Piece} is drunk',
  'caption.pieceLost': '{Piece} is lost in the cave',
  'caption.groveEntered': '{name} is lost in the grove',
  'caption.lighthouseClimbed': '{name} climbs the lighthouse',
  'caption.tileRevealed.coins': '{name} finds {coins}',
  'caption.tileRevealed.treasure': '{name} finds the galleon!',
} as const

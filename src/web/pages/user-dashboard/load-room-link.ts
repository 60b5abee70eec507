/** The way into a listing's deal room: its code comes after the dashboard is there. */
export const loadRoomLink = async () => (await import('#features/deal-rooms/web/room-link.tsx')).RoomLink;

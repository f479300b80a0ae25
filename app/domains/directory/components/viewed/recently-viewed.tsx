import { type ComponentType, useEffect, useState } from "react";

/**
 * Profiles that this browser has shown lately; nothing without JavaScript, and for whoever has seen none. The server
 * knows none of them, so the page is the same for everyone, and what shows them comes only where there are some.
 */
export function RecentlyViewed(props: { thin?: boolean }) {
  const [List, setList] = useState<ComponentType<typeof props>>();
  useEffect(() => {
    try {
      if (localStorage.viewed)
        import("./viewed-list.tsx").then(({ ViewedList }) => setList(() => ViewedList), Boolean);
    } catch {
      // Storage is closed to us.
    }
  }, []);
  return List ? <List {...props} /> : null;
}

import { index, route } from "@react-router/dev/routes";

export default [
  index("./routes/home.tsx"),
  route("appointments", "./routes/appointments.tsx"),
  route("es", "./routes/es.tsx"),
];
